import { realpath, stat } from 'node:fs/promises'
import { basename, dirname, isAbsolute, relative, resolve, sep } from 'node:path'
import { HostingProblem } from '../client/hosting-problem.ts'
import { deployFolder } from '../deploy/deploy-folder.ts'
import type { Deployed, DeployOptions } from '../deploy/deploy-folder.ts'
import { shownPath } from '../deploy/deploy-problem.ts'
import { findSiteFolder } from '../deploy/find-site-folder.ts'
import { findFiles, planFolder } from '../deploy/plan-folder.ts'
import type { FolderPlan, PlanOptions } from '../deploy/plan-folder.ts'
import { readIgnoreFile } from '../deploy/read-ignore-file.ts'
import type { Ignore } from '../deploy/walk-folder.ts'
import { DEFAULT_API } from './choose-api.ts'
import { chooseProject, slugOf } from './choose-project.ts'
import { CliProblem } from './cli-problem.ts'
import { commandTold } from './command-told.ts'
import type { Outcome } from './command.ts'
import { counted, deployBars } from './deploy-bars.ts'
import { readFolderSettings, writeFolderSettings } from './folder-settings.ts'
import type { FolderSettings } from './folder-settings.ts'
import { openHashCache } from './hash-cache-file.ts'
import { readGit } from './read-git.ts'
import { sizeTold } from './size-told.ts'
import { Stopped } from './stopped.ts'
import type { ApiCall } from './user-command.ts'

/** More names would not be read. */
const MOST_NAMED = 5

/** Deploys a folder as `burin deploy` was told; throws what `problem-told` can tell. */
export async function runDeploy(call: ApiCall): Promise<Outcome> {
  const settings = await readFolderSettings(call.folder)
  const folder = await siteFolder(call, settings)
  const isDry = call.options['dry-run'] !== undefined
  const git = readGit(folder, call.variables)
  const ignore = await ignoreAround(call.folder, folder)
  const project = isDry ? null : await projectFor(call, { folder, ignore }, settings)
  const [{ branch, subject }, cache] = await Promise.all([git, openHashCache(call.cacheFolder, folder)])
  const bars = deployBars(call.terminal, call.now)
  let planned: FolderPlan | null = null
  const onPlan = (plan: FolderPlan): void => {
    planned = plan
    bars.end()
    warn(call, folder, plan)
  }
  const common = {
    folder,
    ignore,
    hashes: cache.hashes,
    onProgress: bars.show,
    signal: call.signal,
    now: call.now,
  }
  const message = call.options['message'] ?? subject
  const from = call.options['branch'] ?? branch
  const environment = call.options['environment']
  const options: DeployOptions = {
    ...common,
    project: project ?? '',
    promote: call.options['preview'] === undefined,
    wait: call.wait,
    onPlan,
    ...(message === null ? {} : { message }),
    ...(from === null ? {} : { branch: from }),
    ...(environment === undefined ? {} : { environment }),
  }
  try {
    if (project !== null) return deployedTold(call, project, { ...(await deployFolder(call.client, options)), planned })
    const plan = await planFolder(common, async () => (await call.client.limits({ signal: call.signal })).uploads)
    onPlan(plan)
    return planTold(plan)
  } catch (error) {
    bars.end()
    throw withAdvice(call, project, error, planned !== null)
  } finally {
    bars.end()
    await cache.save(planned !== null)
  }
}

/** The folder that is meant. What `.burin.json` says came with the folder that it lies in, perhaps from somebody else: it may not lead out of it. */
async function siteFolder(call: ApiCall, settings: FolderSettings | null): Promise<string> {
  const [given] = call.arguments
  const folder = resolve(call.folder, given ?? settings?.folder ?? '.')
  await refuseFile(call, folder)
  const place = await realpath(folder).catch(() => folder)
  // A link that came with the folder leads as far as `..` does.
  const around = await realpath(call.folder).catch(() => call.folder)
  if (given === undefined && !(isWithin(call.folder, folder) && isWithin(around, place)))
    throw new CliProblem(
      '"folder" in .burin.json leads out of its folder; name the folder yourself: burin deploy FOLDER',
      2,
    )
  const home = await realpath(call.homeFolder).catch(() => call.homeFolder)
  if (place === home || resolve(place, '..') === place)
    throw new CliProblem(`${place} is no site: all that you have lies there; name the folder of the site`, 2)
  return folder
}

/** People name the page that they see in their browser. */
async function refuseFile(call: ApiCall, path: string): Promise<void> {
  const found = await stat(path).catch(() => null)
  if (found === null || found.isDirectory()) return
  const around = relative(call.folder, dirname(path)) || '.'
  const shown = shownPath(around.startsWith('..') ? dirname(path) : around)
  throw new CliProblem(`${shownPath(path)} is a file, and burin deploys a folder: burin deploy ${shown}`, 2)
}

function isWithin(outer: string, inner: string): boolean {
  const way = relative(outer, inner)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

/** By what was said, by what was said once, or by asking, and then it is written down. */
async function projectFor(
  call: ApiCall,
  { folder, ignore }: Pick<PlanOptions, 'ignore'> & { readonly folder: string },
  settings: FolderSettings | null,
): Promise<string> {
  const said = call.options['project'] ?? settings?.project
  if (said !== undefined) return said
  // Before anybody is asked for nothing.
  await findFiles({ folder, signal: call.signal, ...(ignore === undefined ? {} : { ignore }) })
  const { client, terminal, signal } = call
  const within = relative(call.folder, folder)
  const name = within.includes('..') || within === '' ? folder : call.folder
  const project = await chooseProject({ client, terminal, signal, proposal: slugOf(basename(name)) })
  const more = {
    ...(call.apiAddress === DEFAULT_API ? {} : { api: call.apiAddress }),
    ...(within !== '' && isWithin(call.folder, folder) ? { folder: within.split(sep).join('/') } : {}),
  }
  try {
    await writeFolderSettings(call.folder, { project, ...more })
    call.tell('.burin.json keeps that; it belongs into your repository')
  } catch (error) {
    call.tell(`.burin.json could not be written, so that you will be asked again: ${(error as Error).message}`)
  }
  return project
}

/** The ignore file beside `.burin.json` counts, too: many folders are made anew by each build. */
async function ignoreAround(outer: string, folder: string): Promise<Ignore> {
  const way = relative(outer, folder).split(sep).join('/')
  const rules = way !== '' && isWithin(outer, folder) ? await readIgnoreFile(outer) : null
  return (path) => rules?.(`${way}/${path}`) ?? false
}

function warn(call: ApiCall, folder: string, { files, special, leftOut }: FolderPlan): void {
  const { always, ignored, secret } = leftOut
  const out = [
    ...(always.length > 0 ? [named(always)] : []),
    ...(ignored.length > 0 ? [`by .burinignore ${named(ignored)}`] : []),
    ...(special.length > 0 ? [`no files ${named(special)}`] : []),
  ]
  if (out.length > 0) call.tell(`left out: ${out.join('; ')}`)
  if (secret.length > 0)
    call.tell(
      `warning: left out, for it may be a secret: ${named(secret)}. To deploy it all the same, write !${shownPath(secret[0] ?? '')} into .burinignore`,
    )
  if (files.some(({ path }) => path === 'index.html')) return
  const better = findSiteFolder(folder)
  if (better === null) return
  const shown = relative(call.folder, resolve(folder, better)) || '.'
  call.tell(`there is no index.html here, but one in ${better}; did you mean:`)
  call.terminal.tell(commandTold(call, `deploy ${shownPath(shown)}`))
}

function named(paths: readonly string[]): string {
  const more = paths.length - MOST_NAMED
  return `${paths.slice(0, MOST_NAMED).map(shownPath).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

function planTold({ files, bytes, special, leftOut }: FolderPlan): Outcome {
  const sizes = files.map(({ size }) => sizeTold(size))
  const width = Math.max(...sizes.map(({ length }) => length))
  const sum = `${filesTold(files.length)}, ${sizeTold(bytes)}; of these, a deploy sends what your account lacks.`
  return {
    lines: [...files.map(({ path }, at) => `${sizes[at]?.padStart(width)}  ${path}`), sum],
    json: { files: files.map(({ path, size, sha256 }) => ({ path, size, sha256 })), bytes, special, leftOut },
    exitCode: 0,
  }
}

/** The address stands alone on the standard output; all else is said beside it. */
function deployedTold(
  call: ApiCall,
  project: string,
  deployed: Deployed & { readonly planned: FolderPlan | null },
): Outcome {
  const { planned, deployment, files, bytes, sentBytes, changed } = deployed
  for (const warning of deployment.warnings) call.tell(warning)
  if (changed.length > 0)
    call.tell(
      `changed meanwhile, and deployed as they were before: ${named(changed)}. Deploy again for what they are now`,
    )
  const sent = sentBytes === 0 ? 'none' : sentBytes === bytes ? 'all' : sizeTold(sentBytes)
  call.tell(`${filesTold(files)}, ${sizeTold(bytes)}, ${sent} of it new: ${deployment.label} of ${project}`)
  const isLive = deployment.promoted
  const promoting = `\n${commandTold(call, `promote ${deployment.label}`)}`
  if (deployment.notPromoted === 'older') call.tell(`a younger deployment is live; to show this one:${promoting}`)
  if (deployment.notPromoted === 'not_asked') call.tell(`to show it to visitors:${promoting}`)
  const address = isLive ? deployment.siteUrl : deployment.url
  const json = { address, project, deployment, files, bytes, sentBytes, changed, leftOut: planned?.leftOut }
  return { lines: [address], json, exitCode: 0 }
}

function filesTold(count: number): string {
  return `${counted(count)} ${count === 1 ? 'file' : 'files'}`
}

/** The same problem, or one that says what somebody at a command line can do. */
function withAdvice(call: ApiCall, project: string | null, error: unknown, isWhole: boolean): unknown {
  if (error instanceof Stopped && isWhole && project !== null)
    call.tell('what was sent until now is kept: the next burin deploy goes on from there')
  if (error instanceof HostingProblem && error.status === 404 && project !== null)
    return new CliProblem(
      `you have no project ${project} at ${call.apiAddress}; burin projects lists yours, and --project SLUG names another`,
      1,
      { cause: error },
    )
  return error
}
