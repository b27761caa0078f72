import type { Policy, Spent } from '../platform/limits/limiter.ts'
import type { Caller } from './caller.ts'
import type { DrawDeps } from './draw-deps.ts'
import { DrawRefused } from './draw-refused.ts'
import type { Policies } from './policies.ts'
import { spendDraw } from './spend-draw.ts'

/** Counts one draw of a caller; gives what is left of the limit, and the refusal when it was too much. */
export async function countDraw(
  { limiter, policies, observe }: Pick<DrawDeps, 'limiter' | 'policies' | 'observe'>,
  caller: Caller,
): Promise<{ readonly spent: Spent; readonly refused: DrawRefused | null }> {
  const spent = await spendDraw(limiter, policies, caller)
  if (spent.allowed) return { spent, refused: null }
  observe({ kind: 'rate-limited', policy: spent.policy.name })
  return { spent, refused: tooManyDraws(spent, whoseIs(spent, caller, policies)) }
}

/** Whose quota is used up: of what a network may do with sandbox keys, another key has no more. */
function whoseIs({ policy }: Spent, { kind }: Caller, { sandbox }: Policies): string {
  if (kind === 'visitor') return 'Your network address'
  if (kind === 'sandbox' && policy.name !== sandbox.name) return 'Your network address, with whatever sandbox keys,'
  return kind === 'member' ? 'Your account' : 'This key'
}

function tooManyDraws({ policy, resetSeconds: retryAfter }: Spent, whose: string): DrawRefused {
  const when = retryAfter === 1 ? 'one second' : `${retryAfter} seconds`
  return new DrawRefused(
    'rate_limit_exceeded',
    `${whose} has had its ${inWindow(policy)}. Ask again in ${when}; the \`RateLimit\` header of every answer says how many are left.`,
    { retryAfter },
  )
}

function inWindow({ quota, windowSeconds }: Policy): string {
  const window = windowSeconds === 1 ? 'one second' : `${windowSeconds} seconds`
  return `${quota} ${quota === 1 ? 'draw' : 'draws'} in ${window}`
}
