import type { PieceKind } from '#contract/generation-runs.ts'
import type { Database } from '../../database/tables.ts'
import { refuse } from '../../errors.ts'
import type { Piece, Taken } from '../../services/writer/writer.ts'
import {
  addChallenge,
  changeChallenge,
  readChallenge,
  removeChallenge,
  replaceChallenge,
  titlesOfChallenges,
} from '../challenges/catalog.ts'
import {
  changeStarter,
  openDiscussion,
  readDiscussion,
  removeStarter,
  replaceStarter,
  titlesOfStarters,
} from '../forum/starters.ts'
import { addResource, changeResource, readResource, removeResource, titlesOfResources } from '../resources/resources.ts'

/** Adds a piece of content of whichever kind. @returns its id */
export function addPiece(tx: Database, piece: Piece, now: Date): Promise<string> {
  switch (piece.kind) {
    case 'challenge':
      return addChallenge(tx, piece.draft, now)
    case 'resource':
      return addResource(tx, piece.draft, now)
    case 'discussion':
      return openDiscussion(tx, piece.draft, now)
  }
}

/** Changes a piece. @returns false when that is gone, or what members have joined would change under them */
export function changePiece(tx: Database, id: string, piece: Piece, now: Date): Promise<boolean> {
  switch (piece.kind) {
    case 'challenge':
      return changeChallenge(tx, id, piece.draft, now)
    case 'resource':
      return changeResource(tx, id, piece.draft, now)
    case 'discussion':
      return changeStarter(tx, id, piece.draft, now)
  }
}

/** Puts a piece in the place of one of its kind. @returns false when that is gone, or members have joined or replied */
export function replaceUnused(tx: Database, id: string, piece: Piece, now: Date): Promise<boolean> {
  switch (piece.kind) {
    case 'challenge':
      return replaceChallenge(tx, id, piece.draft, now)
    case 'resource':
      return changeResource(tx, id, piece.draft, now)
    case 'discussion':
      return replaceStarter(tx, id, piece.draft, now)
  }
}

type Place = { piece: PieceKind; id: string }

/**
 * Removes a piece; one that is gone is gone.
 * @param among whatever else is being removed with it: what is in use there is named too
 * @throws conflict where members have joined or replied
 */
export async function removeUnused(
  tx: Database,
  place: Place,
  among: { piece: PieceKind; piece_id: string | null; title: string }[],
): Promise<void> {
  if ((await remove(tx, place)) || !(await readPiece(tx, place))) return
  const used: string[] = []
  for (const { piece, piece_id: id, title } of among) {
    if (id !== null && (await readPiece(tx, { piece, id }))?.inUse) used.push(`“${title}”`)
  }
  const more = used.length > 3 ? ` and ${used.length - 3} more` : ''
  throw refuse(
    'conflict',
    `Members have already joined or replied: ${used.slice(0, 3).join(', ')}${more}. Nothing was removed.`,
  )
}

function remove(tx: Database, { piece, id }: Place): Promise<boolean> {
  switch (piece) {
    case 'challenge':
      return removeChallenge(tx, id)
    case 'resource':
      return removeResource(tx, id)
    case 'discussion':
      return removeStarter(tx, id)
  }
}

/** A piece as it is now, and whether members have joined or replied; nothing when it is gone. */
export async function readPiece(
  database: Database,
  { piece, id }: Place,
): Promise<{ piece: Piece; inUse: boolean } | undefined> {
  switch (piece) {
    case 'challenge': {
      const found = await readChallenge(database, id)
      if (!found) return undefined
      const { title, description, pillar, duration, difficulty, plan, participants } = found
      return {
        piece: { kind: 'challenge', draft: { title, description, pillar, duration, difficulty, plan } },
        inUse: participants > 0,
      }
    }
    case 'resource': {
      const found = await readResource(database, id)
      if (!found) return undefined
      const { title, description, pillar, type, blocks } = found
      return {
        piece: { kind: 'resource', draft: { title, description, pillar, type, blocks: JSON.parse(blocks ?? '[]') } },
        inUse: false,
      }
    }
    case 'discussion': {
      const found = await readDiscussion(database, id)
      if (!found) return undefined
      const { title, content, pillar, replies } = found
      return { piece: { kind: 'discussion', draft: { title, content, pillar } }, inUse: replies > 0 }
    }
  }
}

/** The titles there are, so that nothing is written twice. */
export async function knownTitles(database: Database): Promise<Taken['titles']> {
  const challenges = await titlesOfChallenges(database)
  const resources = await titlesOfResources(database)
  const discussions = await titlesOfStarters(database)
  return [
    ...challenges.map((each) => ({ ...each, piece: 'challenge' as const })),
    ...resources.map((each) => ({ ...each, piece: 'resource' as const })),
    ...discussions.map((each) => ({ ...each, piece: 'discussion' as const })),
  ]
}
