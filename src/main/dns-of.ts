import type { Config } from '../config/config.ts'
import { checkDomain } from '../hosting/dns/check-domain.ts'
import type { CheckDomain, DnsSettings } from '../hosting/dns/domain-check.ts'
import { ROOT_SERVERS } from '../hosting/dns/root-servers.ts'

/** Less than the five seconds that a caller is told. */
const TIMEOUT_MS = 4_500

/** Looks at domains from the root of DNS on, or from the servers that tests have. */
export function dnsOf({
  dnsServer,
  certificateIssuers,
}: Pick<Config, 'dnsServer' | 'certificateIssuers'>): CheckDomain {
  const settings: DnsSettings = {
    start: dnsServer === null ? ROOT_SERVERS : [dnsServer],
    port: dnsServer?.port ?? 53,
    allowsPrivateServers: dnsServer !== null,
    issuers: certificateIssuers,
    timeoutMs: TIMEOUT_MS,
  }
  return async (check, signal) => checkDomain(settings, check, signal)
}
