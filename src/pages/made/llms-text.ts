import type { Page, PageDeps } from '../page.ts'
import { GROUPS, markdownPath, SITE } from '../site.ts'

/** What the service is and where its documents are as Markdown, in the form of llmstxt.org. */
export function llmsText({ baseUrl, exampleKey, apiUrl }: PageDeps): Page {
  const lists = GROUPS.map((group) => {
    const items = SITE.filter((one) => one.group === group).map(
      ({ path, title, summary }) => `- [${title}](${baseUrl}${markdownPath(path)}): ${summary}`,
    )
    return `## ${group}\n\n${items.join('\n')}\n`
  })
  return {
    mediaType: 'text/plain; charset=utf-8',
    text: `# Burin

> An HTTP API that draws icons: a prompt in plain words goes in, SVG icons of one consistent family come out, at 16, 20 or
> 24 px, in five strokes and four corner radii, outlined or filled. The same request gives the same bytes.

Draw one: \`POST ${baseUrl}/api/v1/icons\` with \`Authorization: Bearer ${exampleKey}\`,
\`Content-Type: application/json\` and a body such as \`{"prompt": "a cloud with a lightning bolt"}\`. The answer's
\`data[0].svg\` is the icon. Any key of the form \`svc_test_\` and 32 letters or digits works and costs nothing: make up
your own, because each has its own rate limit.

Burin also hosts sites: create a deployment, upload the files of a folder, finalize it. That is an API of its own, at
${apiUrl}, with tokens of its own; [First deployment](${baseUrl}/docs/hosting.md) begins with getting one.

${lists.join('\n')}
## For programs

- [All icons](${baseUrl}/icons): pages to look through; \`GET ${baseUrl}/api/v1/glyphs?search=…\` finds the same as JSON, without a key
- [OpenAPI 3.1](${baseUrl}/openapi.json): the whole API that draws, as data
- [Hosting API reference](${apiUrl}/docs): every operation of hosting, with its fields and errors
- [OpenAPI 3.1 of hosting](${apiUrl}/openapi.json): the same as data
- [auth.md](${baseUrl}/auth.md): how a program gets and uses a key
- [Changelog feed](${baseUrl}/changelog.atom): what changed
`,
  }
}
