import { z } from 'zod'
import type { BodyForm, StreamedBody } from '../../../api/route.ts'
import { batchSchema } from '../../contract/batch-object.ts'
import { addBatch } from '../../deployments/add-batch.ts'
import type { BatchOutcome } from '../../deployments/add-batch.ts'
import type { BatchEntry } from '../../deployments/batch-entry.ts'
import { UPLOAD_LIMITS } from '../../deployments/upload-limits.ts'
import { FRAMES_TYPE, readFrames } from '../../uploads/read-frames.ts'
import { JSON_BATCH, readJsonBatch } from '../../uploads/read-json-batch.ts'
import { readMultipart } from '../../uploads/read-multipart.ts'
import type { CallerRoute } from '../api-deps.ts'
import { askedDeployment } from '../find-asked.ts'
import { DEPLOYMENT } from '../path-parameters.ts'
import { batchRefusal, notUploading } from '../refusals.ts'

const JSON_TYPE = 'application/json'
const MULTIPART_TYPE = 'multipart/form-data'

const JSON_LIMIT = {
  limitBytes: UPLOAD_LIMITS.jsonBatchBytes,
  advice: {
    tooLarge: `send \`${MULTIPART_TYPE}\` or \`${FRAMES_TYPE}\`, which take 100 MiB, or several batches`,
    noRoom: `send \`${MULTIPART_TYPE}\` or \`${FRAMES_TYPE}\`, which need none`,
  },
}

const FORMS: Readonly<Record<string, BodyForm>> = {
  [JSON_TYPE]: {
    schema: JSON_BATCH,
    example: {
      files: [
        { path: 'index.html', content: '<h1>Hello</h1>' },
        { path: 'dot.gif', content: 'R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', encoding: 'base64' },
      ],
    },
  },
  [MULTIPART_TYPE]: {
    schema: z.object({
      'files[]': z
        .array(z.file())
        .describe(
          'A part for each file; its `filename` is the path, such as `assets/app.js`. The names of parts do not matter.',
        ),
    }),
  },
  [FRAMES_TYPE]: {
    schema: z
      .file()
      .describe(
        'Frames, one after the other: how many bytes of the content follow (4 bytes), the SHA-256 of the whole content (32), its size (4), where in it these bytes begin (4), and the bytes. Numbers are unsigned, the most significant byte first.',
      ),
  },
}

/** Takes files, or contents, into a deployment. */
export const uploadBatch: CallerRoute<StreamedBody> = {
  method: 'POST',
  path: '/projects/slug/:slug/deployments/:id/files/batch',
  summary: 'Upload files in a batch.',
  auth: 'caller',
  input: {
    kind: 'stream',
    mediaTypes: [JSON_TYPE, MULTIPART_TYPE, FRAMES_TYPE],
    forms: FORMS,
    limitBytes: UPLOAD_LIMITS.batchBytes,
    advice: { tooLarge: 'send the files in several batches', noRoom: 'send fewer files at once' },
  },
  output: batchSchema,
  errors: [
    'no_token',
    'wrong_token',
    'too_often',
    'no_project',
    'no_deployment',
    'conflict',
    'quota_reached',
    'too_large',
    'no_room',
    'unavailable',
  ],
  caching: 'none',
  reference: {
    operationId: 'uploadBatch',
    tag: 'Deployments',
    description: `What was accepted is durable when it is answered; the same batch may come again, and batches in any order. One that is refused leaves nothing.

- \`${MULTIPART_TYPE}\`: a part a file; its filename is the path.
- \`${JSON_TYPE}\`: \`{"files": [{"path", "content", "encoding"?: "utf8" | "base64", "sha256"?, "size"?}]}\`, at most 16 MiB. A file with \`sha256\` and no \`content\` asks whether the account has that content: what it has not is in \`missing\`.
- \`${FRAMES_TYPE}\`: contents by their hash, one after the other: how many bytes follow (4 bytes), the SHA-256 of the whole content (32 bytes), its size (4 bytes), where in it these bytes begin (4 bytes), and the bytes; numbers are unsigned, the most significant byte first. A content that broke off goes on at \`received\`.

Paths are relative, with \`/\`, in NFC, without empty, \`.\` or \`..\` pieces and control characters, at most 1,024 bytes. A wrong one refuses the whole batch; \`issues\` names each, up to ten.`,
    success: 'What the deployment has now.',
    parameters: DEPLOYMENT,
  },
  handle: async (deps, call) => {
    const { key, deployment } = await askedDeployment(deps, call)
    // Before anybody sends a hundred MiB for nothing.
    if (deployment.state !== 'uploading') throw notUploading(deployment.state)
    const { storedBytes } = deps.quotasOf(call.caller.account)
    const add = async (entries: AsyncIterable<BatchEntry>): Promise<BatchOutcome> =>
      addBatch(deps, key, entries, storedBytes)
    const outcome = await deps.takePlace(call.caller.account.id, async () => addedFrom(call.body, add))
    if (outcome.kind !== 'added') throw batchRefusal(outcome, deps.now())
    const { accepted, missing, fileCount, totalBytes } = outcome
    return { body: { accepted, missing, fileCount, totalBytes } }
  },
}

async function addedFrom<Outcome>(
  { mediaType, contentType, chunks, gather }: StreamedBody,
  add: (entries: AsyncIterable<BatchEntry>) => Promise<Outcome>,
): Promise<Outcome> {
  if (mediaType === FRAMES_TYPE) return add(readFrames(chunks))
  if (mediaType === MULTIPART_TYPE) return add(readMultipart(chunks, contentType))
  return gather(JSON_LIMIT, async (bytes) => add(readJsonBatch(bytes)))
}
