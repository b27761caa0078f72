/** As much of an OpenAPI 3.1 document as the reference shows. */
export interface ApiDocument {
  readonly info: { readonly description?: string }
  readonly tags?: readonly { readonly name: string; readonly description?: string }[]
  /** Path → method in lower case → operation. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, ApiSchema>> }
}

export interface ApiOperation {
  readonly tags?: readonly string[]
  readonly summary?: string
  readonly description?: string
  /** An empty one among them: the operation can do without a key. None at all: it never needs one. */
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  readonly parameters?: readonly ApiParameter[]
  readonly requestBody?: { readonly description?: string; readonly content: ApiContent }
  readonly responses: Readonly<Record<string, ApiAnswer>>
}

export interface ApiParameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly schema?: ApiSchema
  readonly example?: unknown
}

export interface ApiAnswer {
  readonly description: string
  readonly headers?: Readonly<Record<string, Omit<ApiParameter, 'name' | 'in'>>>
  readonly content?: ApiContent
}

/** Media type → what it holds. */
export type ApiContent = Readonly<
  Record<
    string,
    {
      readonly schema?: ApiSchema
      readonly examples?: Readonly<Record<string, { readonly summary?: string; readonly value?: unknown }>>
    }
  >
>

export interface ApiSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly default?: unknown
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  /** Values that are known, of more that may come. */
  readonly 'x-extensible-enum'?: readonly unknown[]
  readonly items?: ApiSchema
  readonly properties?: Readonly<Record<string, ApiSchema>>
  readonly required?: readonly string[]
  readonly anyOf?: readonly ApiSchema[]
  readonly oneOf?: readonly ApiSchema[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
  /** Of a text that is itself a document. */
  readonly contentSchema?: ApiSchema
}
