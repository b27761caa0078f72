import { homedir } from 'node:os'
import { join } from 'node:path'

/** What the command is told by variables. Those of the service are none of its business. */
export interface CliEnvironment {
  /** `BURIN_API`: the address of the hosting API. */
  readonly api: string | null
  /** `BURIN_TOKEN`: a token, in place of the one that `login` kept. */
  readonly token: string | null
  /** `BURIN_SERVICE`: the address of the icon service. */
  readonly service: string | null
  /** `BURIN_KEY`: a key of the icon service. */
  readonly key: string | null
  /** `NO_COLOR`, or a terminal that knows no colours. */
  readonly noColor: boolean
  /** `TERM=dumb`: a terminal that shows letters and does nothing else, such as that of an editor. */
  readonly isDumb: boolean
  /** Where credentials are kept: an absolute path. */
  readonly configFolder: string
  /** Where may be kept what can be made anew: an absolute path. */
  readonly cacheFolder: string
  readonly homeFolder: string
  /** All of it, for programs that are run. */
  readonly variables: Readonly<Record<string, string | undefined>>
}

/** The only reader of the environment among the commands for users. A variable that is empty counts as not given. */
export function readEnvironment(
  environment: Readonly<Record<string, string | undefined>> = process.env,
  platform: string = process.platform,
): CliEnvironment {
  const given = (name: string): string | null => environment[name] || null
  const home = given('HOME') ?? homedir()
  const isDumb = given('TERM') === 'dumb'
  const ofUser =
    platform === 'win32'
      ? (given('APPDATA') ?? join(home, 'AppData', 'Roaming'))
      : (given('XDG_CONFIG_HOME') ?? join(home, '.config'))
  return {
    api: given('BURIN_API'),
    token: given('BURIN_TOKEN'),
    service: given('BURIN_SERVICE'),
    key: given('BURIN_KEY'),
    noColor: given('NO_COLOR') !== null || isDumb,
    isDumb,
    configFolder: join(ofUser, 'burin'),
    cacheFolder: cacheFolderOf(home, platform, given),
    homeFolder: home,
    variables: environment,
  }
}

function cacheFolderOf(home: string, platform: string, given: (name: string) => string | null): string {
  if (platform === 'win32') return join(given('LOCALAPPDATA') ?? join(home, 'AppData', 'Local'), 'burin', 'cache')
  const usual = platform === 'darwin' ? join(home, 'Library', 'Caches') : join(home, '.cache')
  return join(given('XDG_CACHE_HOME') ?? usual, 'burin')
}
