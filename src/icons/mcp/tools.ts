import { checkSvg } from './tools/check-svg.ts'
import { describeGlyph } from './tools/describe-glyph.ts'
import { drawIcon } from './tools/draw-icon.ts'
import { recutIcon } from './tools/recut-icon.ts'
import { searchGlyphs } from './tools/search-glyphs.ts'
import type { McpTool } from './mcp-tool.ts'

/** Every tool for models; what is not here does not exist. Each takes what its own schema has checked. */
export const TOOLS: readonly McpTool<unknown>[] = [drawIcon, recutIcon, searchGlyphs, describeGlyph, checkSvg]
