import { isIP } from 'node:net'
import type { DomainDeps } from '../hosting/domains/domain.ts'
import type { Accounts } from './open-accounts.ts'
import type { Ground } from './open-ground.ts'

/** What working with domains takes, in whichever part of the service. */
export function domainsOf(
  ground: Pick<Ground, 'config' | 'now' | 'random' | 'limiter' | 'baseUrl' | 'checkDomain'>,
  { database }: Pick<Accounts, 'database'>,
): DomainDeps {
  const { config, now, random, limiter, checkDomain } = ground
  return {
    database,
    now,
    random,
    limiter,
    checkDomain,
    place: {
      domain: config.sitesDomain.replace(/:.*/, ''),
      addresses: {
        a: config.sitesAddresses.filter((address) => isIP(address) === 4),
        aaaa: config.sitesAddresses.filter((address) => isIP(address) === 6),
      },
      ownHosts: () => ownHosts(ground),
    },
  }
}

/** The hosts of the service's own origins, but for addresses. */
export function ownHosts({ config, baseUrl }: Pick<Ground, 'config' | 'baseUrl'>): readonly string[] {
  const origins = [baseUrl(), ...(config.apiUrl === null ? [] : [config.apiUrl])]
  return origins.map((origin) => new URL(origin).hostname).filter((host) => isIP(host.replace(/^\[|\]$/g, '')) === 0)
}
