import type { AnyRoute } from '../api/route.ts'
import type { Caller } from '../draws/caller.ts'
import type { IconsDeps } from './icons-deps.ts'
import { answerMcpMessage } from './routes/answer-mcp.ts'
import { createIcon } from './routes/create-icon.ts'
import { getGlyph } from './routes/get-glyph.ts'
import { getModel } from './routes/get-model.ts'
import { listGlyphs } from './routes/list-glyphs.ts'
import { listModels } from './routes/list-models.ts'
import { showOpenapi } from './routes/show-openapi.ts'
import type { ApiVersion } from '../api/versions.ts'

/** The versions that are served. To deprecate one, give it its dates here: every answer below its prefix then says so. */
export const VERSIONS: readonly ApiVersion[] = [
  { prefix: '/api/v1', deprecatedAt: null, sunsetAt: null, documentation: null, successor: null },
]

/** Every operation of the icon service; what is not here does not exist. */
export const ROUTES: readonly AnyRoute<IconsDeps, Caller>[] = [
  createIcon,
  listModels,
  getModel,
  listGlyphs,
  getGlyph,
  showOpenapi,
  answerMcpMessage,
]
