import type { DnsReply } from './dns-message.ts'
import type { DomainCheck, DomainProblem, RecordSighting } from './domain-check.ts'
import type { Finding, FindRecords } from './find-records.ts'
import { listed, problem, shown } from './problem-sentences.ts'

/** Texts that are shown of a name: somebody who wrote theirs among more than these has to look for themselves. */
const MAX_FOUND = 20

/** Whether the challenge is at its name, and what is instead; `finding` says how DNS answered. */
export async function lookAtOwnership(
  find: FindRecords,
  { challenge }: DomainCheck,
): Promise<RecordSighting & { finding: Finding }> {
  const isIt = (text: string): boolean => spelled(text) === spelled(challenge.value)
  // A server of the zone that does not have the record yet is no proof that none has.
  const isEnough = ({ answers }: DnsReply): boolean => answers.some(({ type, text }) => type !== 'TXT' || isIt(text))
  const finding = await find(challenge.name, 'TXT', { isEnough })
  const texts = finding.kind === 'records' ? finding.records.map(({ text }) => text) : []
  return { finding, found: texts.slice(0, MAX_FOUND).map(shown), ok: texts.some(isIt) }
}

/** What is wrong with the challenge, if something is. */
export async function ownershipProblem(
  find: FindRecords,
  check: DomainCheck,
  { found, ok }: RecordSighting,
  zone: string | null,
): Promise<DomainProblem | null> {
  const { name, value } = check.challenge
  if (ok) return null
  if (found.length > 0)
    return problem(
      'txt_mismatch',
      `The TXT record at ${name} is "${listed(found)}": write one there with the value "${value}"; the other may stay`,
    )
  // Many forms of providers add the zone's name by themselves, and the record is where nobody looks.
  const doubled = zone === null ? null : await find(`${name}.${zone}`, 'TXT')
  if (doubled?.kind === 'records')
    return problem(
      'txt_missing',
      `The TXT record is at ${name}.${zone}, as the name was entered with ${zone} where that is added by itself: write it at ${name} with the value "${value}", which is "${name.slice(0, -(zone ?? '').length - 1)}" in such a form`,
    )
  return problem('txt_missing', `There is no TXT record at ${name}: write one there with the value "${value}"`)
}

/** A value without what forms of providers add to it: quotation marks, white space around it. */
function spelled(text: string): string {
  return text
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .trim()
    .replace(/\s+/g, ' ')
}
