const MIB = 1024 * 1024

/** What one upload may be. */
export interface UploadLimits {
  /** One request with files, and one whose content is in JSON, which is parsed at once. */
  readonly batchBytes: number
  readonly jsonBatchBytes: number
  readonly fileBytes: number
  readonly filesOfDeployment: number
  readonly bytesOfDeployment: number
  /** What an answer lists of files whose content is missing: their paths, and what JSON has for each besides. */
  readonly missingBytes: number
  /** `_redirects` and `_headers`. */
  readonly rulesBytes: number
  /** Contents of which an account has sent a part. */
  readonly unfinishedContents: number
}

export const UPLOAD_LIMITS: UploadLimits = {
  batchBytes: 100 * MIB,
  jsonBatchBytes: 16 * MIB,
  fileBytes: 25 * MIB,
  filesOfDeployment: 20_000,
  bytesOfDeployment: 1024 * MIB,
  // All of them with paths of some 250 characters; with the longest an answer had 42 MB.
  missingBytes: 8 * MIB,
  rulesBytes: 512 * 1024,
  unfinishedContents: 40,
}

/** How long a deployment waits for its next upload. */
export const UPLOAD_MS = 86_400_000
