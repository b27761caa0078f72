import type { DomainObject, VerificationRecordObject } from '../hosting/contract/domain-object.ts'
import { domainName } from './named-domain.ts'
import { oneLine, tableOf } from './table.ts'
import type { Terminal } from './terminal.ts'

const COLUMNS = [
  { head: 'OK' },
  { head: 'TYPE' },
  { head: 'NAME' },
  { head: 'VALUE' },
  { head: 'FOUND', mayCut: true },
] as const

/** What has to be written into DNS, as a table to copy from, what was found of it, and what is wrong. */
export function domainTold(
  domain: DomainObject,
  records: readonly VerificationRecordObject[],
  terminal: Terminal,
): string[] {
  const rows = records.map(({ type, name, value, found, ok }) => [
    ok ? 'yes' : 'no',
    type,
    name,
    value,
    found.length === 0 ? 'nothing' : ok ? 'as it should be' : found.join(', '),
  ])
  const { state, problem } = domain
  const now = state === 'verified' ? `is verified: https://${domainName(domain)}` : `is ${state}.`
  return [
    `${domainName(domain)} ${now}`,
    ...(state === 'verified' ? [] : ['', whatToWrite(records), ...tableOf(COLUMNS, rows, terminal)]),
    ...(problem === null ? [] : ['', oneLine(problem)]),
  ]
}

function whatToWrite(records: readonly VerificationRecordObject[]): string {
  const hasAddresses = records.some(({ type }) => type === 'A' || type === 'AAAA')
  const instead = hasAddresses
    ? ' In place of the CNAME, all A and AAAA will do, such as where the name has other records.'
    : ''
  return `Write these records at your DNS provider.${instead}`
}
