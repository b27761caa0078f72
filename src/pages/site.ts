import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rulesReference } from '../drawing/checker/reference.ts'
import { languageReference } from '../drawing/language/reference.ts'
import type { PageDeps } from './page.ts'
import { ICONS_SOURCE, referenceText } from './reference/reference-text.ts'
import { glyphsText } from './reference/glyphs-text.ts'
import { REPOSITORY } from './repository.ts'

/** The parts of the navigation, in their order. */
export const GROUPS = ['Guides', 'Hosting', 'Reference', 'Service'] as const
export type Group = (typeof GROUPS)[number]

/** A page of the documentation: a document in Markdown and where it is shown. */
export interface SitePage {
  readonly path: string
  readonly title: string
  /** One sentence for lists of pages. */
  readonly summary: string
  readonly group: Group
  /** The file in the repository that has this document, or the folder that it is made from, by which others link to it. */
  readonly file: string
  readonly markdown: (deps: PageDeps) => string | Promise<string>
}

/** Every page, in the order of the navigation. */
export const SITE: readonly SitePage[] = [
  {
    ...guide('start', 'Start', 'What Burin is, and a first draw in curl, JavaScript and Python.'),
    path: '/docs',
  },
  guide('first-draw', 'First draw', 'The request, the answer and every field of it, step by step.'),
  guide('cuts', 'Cuts', 'Size, stroke, radius and finish, each explained with drawn pictures.'),
  guide('prompts', 'Prompts', 'What is understood, two ideas for one request, drafts and findings.'),
  guide(
    'pictures',
    'Reference pictures',
    'Drawing from a PNG, JPEG or WebP: what can be traced, and what words add to it.',
  ),
  guide('streaming', 'Streaming', 'Every event of a streamed draw, reading, reconnecting and cancelling.'),
  guide('mcp', 'Tools for models', 'An MCP server over HTTP or standard input and output: draw, recut, search, check.'),
  guide(
    'packages',
    'Icons as packages',
    'Components for React, Vue and Svelte, and files: how they are made and used.',
  ),
  guide('errors', 'Errors', 'The error object, every code, and what to do about each.'),
  guide('limits', 'Limits', 'Sizes and rates, the headers that tell them, and handling a 429.'),
  guide('idempotency', 'Idempotency', 'Repeating a draw safely with an Idempotency-Key.'),
  guide('authentication', 'Keys', 'Sandbox keys, live keys, discovery, and what is not offered.'),
  guide('versions', 'Versions', 'What may change within v1, what may not, and how a change is announced.'),
  guideToHosting('hosting', 'First deployment', 'From a folder to a site with curl, step by step, and back again.'),
  guideToHosting(
    'command-line',
    'Command line',
    'burin: sign in, deploy, preview, roll back, domains, and tokens for CI.',
  ),
  guideToHosting('uploads', 'Uploads', 'Files as forms, JSON or frames; contents by hash; large files in segments.'),
  guideToHosting(
    'site-rules',
    'Rules of a site',
    'Which file an address shows, _redirects, _headers, 404.html and caching.',
  ),
  guideToHosting(
    'deployments',
    'Deployments',
    'States, previews, promoting, rolling back, what is kept for how long, and traffic.',
  ),
  guideToHosting(
    'domains',
    'Domains of your own',
    'The records to write, what each problem means, paths of a name, and whose a name is.',
  ),
  guideToHosting(
    'deploy-from-a-program',
    'Deploy from a program',
    'The typed client: a folder with progress, errors, rolling back, lists and traffic.',
  ),
  guideToHosting('hosting-limits', 'Limits of hosting', 'Calls, quotas, sizes and names, and how they are told.'),
  guideToHosting(
    'hosting-errors',
    'Errors of hosting',
    'The form of a refusal, every status, and what to do about it.',
  ),
  guideToHosting(
    'self-hosting',
    'Running hosting',
    'Parts, ports, a database, a bucket, a domain and TLS for your own.',
  ),
  {
    path: '/docs/reference',
    title: 'API reference',
    summary: 'Every operation, field, header and answer, made from /openapi.json.',
    group: 'Reference',
    file: 'docs/api.md',
    markdown: async ({ api }) => referenceText(await api(), ICONS_SOURCE),
  },
  {
    path: '/docs/rules',
    title: 'Checker rules',
    summary: 'Every rule that a finding can name, with a drawing that breaks it and one that keeps it.',
    group: 'Reference',
    file: 'docs/rules.md',
    markdown: () => rulesReference().replace(/^## (\S+)\n\n(.+)\n/gm, '## $1\n\n$2\n\n```rule\n$1\n```\n'),
  },
  {
    path: '/docs/language',
    title: 'Icon language',
    summary: 'Every statement of the programs that draw icons, each with its picture.',
    group: 'Reference',
    file: 'docs/language.md',
    markdown: () => languageReference().replace(/^Example:\n\n```\n/gm, '```icon\n'),
  },
  {
    path: '/docs/glyphs',
    title: 'Glyphs',
    summary: 'Every thing and sign that can be drawn, with its picture and the words for it.',
    group: 'Reference',
    file: 'src/lexicon/glyphs',
    markdown: glyphsText,
  },
  {
    path: '/changelog',
    title: 'Changelog',
    summary: 'What changed for callers of the API.',
    group: 'Reference',
    file: 'CHANGELOG.md',
    // The brackets are for links between versions, which there are not.
    markdown: () => textOf('CHANGELOG.md').replace(/^## \[(.+?)\]/gm, '## $1'),
  },
  guideToService('terms', 'Terms', 'What whoever uses the service may expect, and may not do.'),
  guideToService(
    'licence',
    'Licence of the icons',
    'What may be done with drawn icons: anything, without naming anybody.',
  ),
  guideToService('privacy', 'Privacy', 'What is stored of people, for how long, and how to have it deleted.'),
  guideToService(
    'language-models',
    'Language models',
    'What is sent to a language model, to whom, what is not, and how to have nothing sent.',
  ),
  guideToService('accessibility', 'Accessibility', 'How the pages can be used, what is tested, and what is not.'),
  guideToService('contact', 'Contact', 'Who runs this service, and how to reach them.'),
]

function guide(name: string, title: string, summary: string): SitePage {
  const file = `docs/guides/${name}.md`
  return { path: `/docs/${name}`, title, summary, group: 'Guides', file, markdown: () => textOf(file) }
}

function guideToHosting(name: string, title: string, summary: string): SitePage {
  return { ...guide(name, title, summary), group: 'Hosting' }
}

/** What an operator answers for, and adapts. */
function guideToService(name: string, title: string, summary: string): SitePage {
  return { ...guide(name, title, summary), group: 'Service' }
}

function textOf(file: string): string {
  return readFileSync(join(REPOSITORY, file), 'utf8')
}

/** Where a page's Markdown form is: `/docs/cuts.md`. */
export function markdownPath(path: string): string {
  return path === '/docs' ? '/docs/start.md' : path === '/changelog' ? '/docs/changelog.md' : `${path}.md`
}
