import { deepEqual, equal, match, ok, rejects } from 'node:assert/strict'
import { fileURLToPath } from 'node:url'
import { after, before, describe, it } from 'node:test'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { CallToolResult } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { runIconsService } from '../../../tests/run-icons-service.ts'
import type { IconsService } from '../../../tests/run-icons-service.ts'

const BURIN = fileURLToPath(new URL('../../../scripts/burin.mjs', import.meta.url))

describe('tools for models', () => {
  let service: IconsService
  before(async () => {
    service = await runIconsService()
  })
  after(async () => service.stop())

  const transports = {
    'streamable HTTP': () =>
      new StreamableHTTPClientTransport(new URL('/mcp', service.baseUrl), {
        requestInit: { headers: { authorization: `Bearer ${service.key}` } },
      }),
    'burin mcp on standard input and output': () =>
      new StdioClientTransport({ command: process.execPath, args: [BURIN, 'mcp', '--service', service.baseUrl] }),
  }
  it('says which address was asked where no service answers', async () => {
    const client = new Client({ name: 'test', version: '1' })
    const args = [BURIN, 'mcp', '--service', 'http://127.0.0.1:1']
    await rejects(
      client.connect(new StdioClientTransport({ command: process.execPath, args })),
      /http:\/\/127\.0\.0\.1:1 did not answer: .*\. Is the address right \(--service, BURIN_SERVICE\)/,
    )
    await client.close()
  })

  for (const [way, transport] of Object.entries(transports))
    describe(way, () => {
      const client = new Client({ name: 'test', version: '1' })
      before(async () => client.connect(transport()))
      after(async () => client.close())
      const call = async (name: string, given: Record<string, unknown>): Promise<CallToolResult> =>
        client.callTool({ name, arguments: given })

      it('lists its tools', async () => {
        const { tools } = await client.listTools()
        deepEqual(
          tools.map(({ name }) => name),
          ['draw_icon', 'recut_icon', 'search_glyphs', 'describe_glyph', 'check_svg'],
        )
      })
      it('lists what each takes, as JSON Schema', async () => {
        const { tools } = await client.listTools()
        const { properties, required } = tools[0]?.inputSchema ?? {}
        deepEqual([Object.keys(properties ?? {}), required], [['prompt', 'cut', 'n'], ['prompt']])
      })
      it('draws as the API does, and shows a picture', async () => {
        const { structuredContent, content } = await call('draw_icon', { prompt: 'a cloud', cut: { size: 16 } })
        const { items } = structuredContent as { items: readonly { svg: string; program: string; status: string }[] }
        const { data } = await service.client.draw({ prompt: 'a cloud', cut: { size: 16 } })
        deepEqual([items[0]?.svg, items[0]?.program], [data[0]?.svg, data[0]?.program])
        const picture = content.find(({ type }) => type === 'image')
        ok(picture?.type === 'image')
        equal(Buffer.from(picture.data, 'base64').subarray(1, 4).toString(), 'PNG')
      })
      it('finds and describes a glyph, and cuts its program anew, as the catalogue has it', async () => {
        const { structuredContent: found } = await call('search_glyphs', { search: 'shopping cart', limit: 1 })
        const [glyph] = (found as { glyphs: readonly { name: string }[] }).glyphs
        equal(glyph?.name, 'shopping-cart')
        const { structuredContent: described } = await call('describe_glyph', { name: 'shopping-cart' })
        const { program } = described as { program: string }
        const cut = { size: 20, stroke: 1.5, finish: 'filled' } as const
        const { structuredContent: recut } = await call('recut_icon', { program, cut })
        const { svg } = await service.client.glyph('shopping-cart', { cut })
        equal((recut as { svg: string }).svg, svg)
        const { structuredContent: checked } = await call('check_svg', { svg })
        equal((checked as { status: string }).status, 'checked')
      })
      it('says what is wrong in words that help', async () => {
        const told = async (name: string, given: Record<string, unknown>): Promise<string> => {
          const { isError, structuredContent, content } = await call(name, given)
          const [text] = content
          return `${isError === true ? 'error' : 'ok'} ${text?.type === 'text' ? text.text : JSON.stringify(structuredContent)}`
        }
        match(await told('describe_glyph', { name: 'shoping-cart' }), /^error .*did you mean `shopping-cart`/)
        match(
          await told('describe_glyph', { name: 'arrow-left' }),
          /^error `arrow-left` .* `arrow` with `facing=left`: call `describe_glyph` with `\{"name":"arrow","arguments":\{"facing":"left"\}\}`\./,
        )
        match(await told('draw_icon', { prompt: ' ' }), /^error .*more than white space/)
        match(await told('draw_icon', { prompt: 'a bell', cut: { size: 15 } }), /^error .*size/)
        const cut =
          'an object of `size` (16, 20 or 24), `stroke` (1, 1.5, 2, 2.5 or 3), `radius` (0, 1, 2 or 3), `finish` (outlined or filled)'
        const takes = `\`draw_icon\` takes \`prompt\` (text), and if wanted \`cut\` (${cut}), \`n\` (1 or 2).`
        for (const [given, wrong] of [
          [{}, '`prompt` is required.'],
          [{ prompt: 'a bell', cut: { size: 17 } }, '`cut.size` must be 16, 20 or 24.'],
          [{ prompt: 'a bell', n: 3 }, '`n` must be 1 or 2.'],
          [{ prompt: 'a bell', cut: '24/2/3' }, '`cut` must be an object.'],
        ] as const)
          equal(await told('draw_icon', given), `error ${wrong} ${takes}`)
        match(
          await told('draw_icon', { prompt: 'a bell', size: 24 }),
          /^error `size` is not a known property\. Did you mean `cut\.size`\? .*`draw_icon` takes `prompt`/,
        )
        match(
          await told('search_glyphs', { search: 'a', limit: 1000 }),
          /^error `limit` .*`limit` \(a whole number from 1 to 100\)\.$/,
        )
        match(
          await told('describe_glyph', {}),
          /^error `name` is required\. `describe_glyph` takes `name` \(text\), and if wanted `arguments` \(an object of texts\)/,
        )
        match(await told('describe_glyph', { name: 'qqqqq' }), /^error There is no glyph `qqqqq`: .*search_glyphs/)
        match(await told('check_svg', { svg: '' }), /^error `svg` must not be empty\. `check_svg` takes `svg` \(text\)/)
        match(
          await told('describe_glyph', { name: 'a'.repeat(81) }),
          /^error `name` must have at most 80 characters\. `describe_glyph` takes/,
        )
        match(await told('search_glyphs', { search: 'a', limit: 0 }), /^error `limit` must be at least 1\. /)
        match(await told('search_glyphs', { search: 'a', limit: 1.5 }), /^error `limit` must be a whole number\. /)
        match(await told('recut_icon', { program: 'icon a\ncirle 12,12 9\n' }), /^ok .*"draft".*circle/)
        match(await told('check_svg', { svg: '<svg><script>alert(1)</script></svg>' }), /^ok .*"draft".*svg-form/)
      })
    })

  it('lets nobody in without a key, and says where to get one', async () => {
    const response = await fetch(`${service.baseUrl}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
    })
    equal(response.status, 401)
    const address = /resource_metadata="[^"]*(\/\.well-known[^"]*)"/.exec(
      response.headers.get('www-authenticate') ?? '',
    )
    const metadata = await fetch(service.baseUrl + (address?.[1] ?? ''))
    match(((await metadata.json()) as { resource: string }).resource, /\/mcp$/)
  })
})
