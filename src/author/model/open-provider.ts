import type { APICallError, LanguageModel, LanguageModelUsage, ModelMessage } from 'ai'
import type { AuthorFailure, Usage } from '../author.ts'
import type { Answered, Asked, Provider, Turn } from './provider.ts'

/** The protocols that are spoken. */
export const PROTOCOLS = ['openai-compatible', 'anthropic', 'google'] as const

/** Which model to ask, and where. */
export interface ProviderSettings {
  readonly protocol: (typeof PROTOCOLS)[number]
  readonly model: string
  /** Where the protocol is spoken; null: where its owner speaks it. */
  readonly url: string | null
  readonly key: string | null
  /** Whether it is sent pictures. */
  readonly seesPictures: boolean
}

/** A program of an icon has a few hundred tokens; models that think first need more. */
const MOST_TOKENS = 8192
/** When to come back to a provider that does not say. */
const RETRY_SECONDS = 5
/** A wrong key or an unknown model needs an operator. */
const WRONG_SETTINGS_SECONDS = 60
const LONGEST_RETRY_SECONDS = 3600

/** Opens a provider; its library, 30 MB of memory, is loaded only here. `send` is `fetch`. */
export async function openProvider(settings: ProviderSettings, send: typeof fetch): Promise<Provider> {
  const [{ streamText, APICallError }, model] = await Promise.all([import('ai'), modelOf(settings, send)])
  const failureOf = (error: unknown): AuthorFailure =>
    APICallError.isInstance(error)
      ? httpFailure(error.statusCode, error.responseHeaders?.['retry-after'], withoutWords(error))
      : { kind: 'error', cause: withoutWords(error) }
  const endedBy = (error: unknown, usage: Usage | null): Answered =>
    APICallError.isInstance(error) && isRefused(error)
      ? { kind: 'said', isRefusal: true, usage }
      : { kind: 'failed', failure: failureOf(error), usage }
  const ask = async ({ rules, turns, signal, onText }: Asked): Promise<Answered> => {
    let usage: Usage | null = null
    let isRefusal = false
    try {
      const { fullStream } = streamText({
        model,
        instructions: {
          role: 'system',
          content: rules,
          providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
        },
        messages: turns.map((turn) => messageOf(turn, settings.seesPictures)),
        abortSignal: signal,
        // Attempts and what they cost are counted in one place, and that is not there.
        maxRetries: 0,
        maxOutputTokens: MOST_TOKENS,
        // Errors come in the stream as well.
        onError: () => undefined,
      })
      for await (const part of fullStream) {
        if (part.type === 'text-delta') onText(part.text)
        else if (part.type === 'error') return endedBy(part.error, usage)
        else if (part.type === 'abort') return { kind: 'failed', failure: silent(signal.reason), usage }
        else if (part.type === 'finish') {
          usage = usageOf(part.totalUsage)
          isRefusal = part.finishReason === 'content-filter'
          if (part.finishReason === 'error') return { kind: 'failed', failure: { kind: 'error' }, usage }
        }
      }
      return { kind: 'said', isRefusal, usage }
    } catch (error) {
      return signal.aborted ? { kind: 'failed', failure: silent(error), usage } : endedBy(error, usage)
    }
  }
  return { name: `${settings.protocol}:${settings.model}`, seesPictures: settings.seesPictures, ask }
}

/** Pictures first: what is to be drawn of them stands below. */
function messageOf({ role, content, pictures = [] }: Turn, seesPictures: boolean): ModelMessage {
  if (role === 'assistant' || !seesPictures || pictures.length === 0) return { role, content }
  const shown = pictures.map((data) => ({ type: 'file' as const, mediaType: 'image/png', data }))
  return { role, content: [...shown, { type: 'text', text: content }] }
}

/** Some providers do not answer what they do not want to draw, but refuse the request with a code of its own. */
function isRefused({ statusCode, responseBody = '' }: APICallError): boolean {
  return statusCode === 400 && /"(?:code|type)"\s*:\s*"content_(?:filter|policy_violation)"/.test(responseBody)
}

/** What went wrong, for logs: without the words of the provider, which may repeat what it was asked. */
function withoutWords(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('the provider told of an error')
  const code = codeIn(error)
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : undefined
  const message =
    status === undefined ? `the call broke off${code === null ? '' : ` (${code})`}` : `the provider answered ${status}`
  return Object.assign(new Error(message), { name: error.name }, status === undefined ? {} : { statusCode: status })
}

/** What the system says of a line that broke, such as ECONNREFUSED, however deep it lies. */
function codeIn(error: unknown, depth = 4): string | null {
  if (!(error instanceof Error) || depth === 0) return null
  const inner = error instanceof AggregateError ? error.errors : [error.cause]
  return 'code' in error
    ? String(error.code)
    : (inner.map((one) => codeIn(one, depth - 1)).find((code) => code !== null) ?? null)
}

function silent(cause: unknown): AuthorFailure {
  return { kind: 'unavailable', retryAfterSeconds: RETRY_SECONDS, cause }
}

async function modelOf({ protocol, model, url, key }: ProviderSettings, send: typeof fetch): Promise<LanguageModel> {
  const shared = { fetch: send, ...(key === null ? {} : { apiKey: key }) }
  const at = url === null ? {} : { baseURL: url }
  switch (protocol) {
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic({ ...shared, ...at })(model)
    case 'google':
      return (await import('@ai-sdk/google')).createGoogle({ ...shared, ...at })(model)
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      return createOpenAICompatible({ ...shared, name: 'author', baseURL: url ?? '', includeUsage: true })(model)
    }
  }
}

/** No status: nobody was there, or the line broke. */
function httpFailure(status: number | undefined, retryAfter: string | undefined, cause: unknown): AuthorFailure {
  if (status === 401 || status === 403 || status === 404)
    return { kind: 'unavailable', retryAfterSeconds: WRONG_SETTINGS_SECONDS, cause }
  if (status === undefined || status === 408 || status === 429 || status >= 500)
    return { kind: 'unavailable', retryAfterSeconds: secondsOf(retryAfter), cause }
  return { kind: 'error', cause }
}

function secondsOf(retryAfter = ''): number {
  const seconds = Math.ceil(Number(retryAfter))
  return seconds >= 1 ? Math.min(seconds, LONGEST_RETRY_SECONDS) : RETRY_SECONDS
}

function usageOf({
  inputTokens = 0,
  outputTokens = 0,
  totalTokens,
  inputTokenDetails,
  outputTokenDetails,
}: LanguageModelUsage): Usage | null {
  if (inputTokens + outputTokens === 0) return null
  const { reasoningTokens = 0 } = outputTokenDetails
  return {
    inputTokens,
    cachedInputTokens: inputTokenDetails.cacheReadTokens ?? 0,
    outputTokens,
    reasoningTokens,
    totalTokens: totalTokens ?? inputTokens + outputTokens,
  }
}
