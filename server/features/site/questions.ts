import { z } from 'zod'
import type { Database } from '../../database/tables.ts'
import { findFace } from './face-queries.ts'

const storedQuestions = z.object({ questions: z.array(z.string()).default([]) })

/** Reads the questions that new members answer when they sign up with `SIGN_UP=approval`. */
export async function readQuestions(database: Database): Promise<string[]> {
  const face = await findFace(database)
  return face === undefined ? [] : storedQuestions.parse(JSON.parse(face)).questions
}
