/** What the contract checks a request with. */
interface Schema<Value> {
  safeParse(value: unknown): { success: true; data: Value } | { success: false; error: { issues: readonly Issue[] } }
}

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** What is wrong with a form, as one sentence for each of its fields that has a fault. */
export type Problems = Readonly<Record<string, string>>

/**
 * What a form says, as the same request to the API would have to say it: nobody gets past a limit here. `names` are what people
 * call the fields, to begin a sentence with.
 */
export function checkForm<Value>(
  schema: Schema<Value>,
  value: Readonly<Record<string, unknown>>,
  names: Readonly<Record<string, string>>,
): { readonly value: Value } | { readonly problems: Problems } {
  const checked = schema.safeParse(value)
  if (checked.success) return { value: checked.data }
  const problems: Record<string, string> = {}
  for (const { path, message } of checked.error.issues) {
    const field = String(path[0])
    problems[field] ??= `${names[field] ?? 'It'} ${message}`
  }
  return { problems }
}
