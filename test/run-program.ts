import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { compileCache } from '../bin/node24.js'

/** Runs a module of the project from its text, in a separate process. @returns what it printed */
export function runProgram(program: string): Promise<{ stdout: string; stderr: string }> {
  const env = { ...process.env, NODE_COMPILE_CACHE: compileCache }
  return promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], { env })
}
