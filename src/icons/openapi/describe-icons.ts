import { createDescribeApi } from '../../api/openapi/document.ts'
import type { DescribeApi } from '../../api/openapi/document.ts'
import { ROUTES } from '../routes.ts'
import { iconDescription } from './icon-description.ts'

/** Makes what gives the OpenAPI document of the icon service. */
export function describeIcons(): DescribeApi {
  return createDescribeApi(ROUTES, iconDescription)
}
