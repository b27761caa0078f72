import type { ApiVersion } from '../api/versions.ts'

/** The versions that are served. To deprecate one, give it its dates here: every answer below its prefix then says so. */
export const VERSIONS: readonly ApiVersion[] = [
  { prefix: '/api/v1', deprecatedAt: null, sunsetAt: null, documentation: null, successor: null },
]
