import { existsSync } from 'node:fs'
import type { Config } from '../config.ts'
import { createSecrets, getKeyFile, loadSecretKey, type Secrets } from '../services/secrets.ts'

export type Keys = {
  /** Made from the key that the server uses; null if there is none or it can't be read. */
  inUse: Secrets | null
  /** Of secret.key; null without the file. */
  inFile: Secrets | null
  isFileDifferent: boolean
  fileError: unknown
}

/** Reads SECRET_KEY and secret.key. Creates no key. */
export function readKeys({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): Keys {
  let fileKey: string | null = null
  let fileError: unknown = null
  try {
    if (existsSync(getKeyFile(dataDir))) fileKey = loadSecretKey(dataDir)
  } catch (error) {
    fileError = error
  }
  const key = secretKey ?? fileKey
  return {
    inUse: key === null ? null : createSecrets(key),
    inFile: fileKey === null ? null : createSecrets(fileKey),
    isFileDifferent: secretKey !== null && fileKey !== null && secretKey !== fileKey,
    fileError,
  }
}
