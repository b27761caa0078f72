import { ROUTES } from '../routes.ts'
import { openApiDocument } from './document.ts'
import { readDrawExamples } from './examples.ts'
import type { Json } from './schemas.ts'

/** Gives the OpenAPI document for a public address; it is made once for each. */
export type DescribeApi = (baseUrl: string) => Json

/** Nothing is made before the first call. */
export function createDescribeApi(): DescribeApi {
  const made = new Map<string, Json>()
  return (baseUrl) => {
    const known = made.get(baseUrl)
    if (known !== undefined) return known
    const document = openApiDocument(ROUTES, baseUrl, readDrawExamples())
    made.set(baseUrl, document)
    return document
  }
}
