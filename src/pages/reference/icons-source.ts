/** Where the reference of the icon service comes from. */
export const ICONS_SOURCE: readonly string[] = [
  'This page is made from [`/openapi.json`](http://localhost:3000/openapi.json), an OpenAPI 3.1 document that the service',
  'makes from the schemas that check requests. The [guides](guides/start.md) explain the same with examples.',
]
