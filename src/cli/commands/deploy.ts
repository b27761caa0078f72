import type { ApiCommand } from '../user-command.ts'

export const deploy: ApiCommand = {
  words: ['deploy'],
  about: 'puts a folder on the web, and prints its address',
  arguments: ['folder?'],
  options: {
    project: { value: 'SLUG', about: 'the project; asked once, and kept in .burin.json' },
    preview: { value: null, about: 'visitors go on seeing what they see; it gets an address of its own' },
    'dry-run': { value: null, about: 'says what would be sent, and sends nothing' },
    message: { value: 'TEXT', about: 'what changed; else the subject of the last commit of git' },
    branch: { value: 'NAME', about: 'where it comes from; else the branch of git, else main' },
    environment: { value: 'LABEL', about: 'a label of your own, such as staging' },
  },
  notes: [
    'Left out are .git, node_modules, .env*, .DS_Store and what .burinignore says, in the syntax of .gitignore; so are private keys and files with passwords, such as id_rsa or .npmrc, unless a line such as !id_rsa of .burinignore brings them back. It says what it left out.',
  ],
  examples: [
    'burin deploy ./site',
    'burin deploy dist --preview',
    'burin deploy dist --project my-site --message "New prices"',
    'burin deploy --dry-run',
  ],
  needs: 'api',
  run: async (call) => {
    // No other command needs what this one loads.
    const { runDeploy } = await import('../run-deploy.ts')
    return runDeploy(call)
  },
}
