/** The command that draws a first icon, ready to be pasted into a shell. */
export function exampleCommand(baseUrl: string, key: string): string {
  return [
    `curl ${baseUrl}/api/v1/icons \\`,
    `  -H 'Authorization: Bearer ${key}' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '{"prompt": "a cloud with a lightning bolt"}'`,
  ].join('\n')
}
