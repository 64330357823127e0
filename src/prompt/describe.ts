/** Telling people what left their repository. */
import { counted } from '../report/format.ts';
import type { SentPiece } from './context-block.ts';

/**
 * One sentence without a full stop: `Sent to HOST: 12,340 characters: notes, 14 titles, diff (cut)`.
 *
 * @param host as configured by the workflow; not escaped here.
 * @param characters of the whole prompt.
 */
export function describeSent({
  how,
  host,
  characters,
  sent,
  removedHidden,
}: Readonly<{
  how: 'Sent' | 'Sending' | 'Not sent' | 'Would be sent';
  host: string;
  characters: number;
  sent: readonly SentPiece[];
  removedHidden: number;
}>): string {
  const pieces = sent.map(describePiece).join(', ');
  const hidden = removedHidden === 0 ? '' : `; ${counted(removedHidden, 'hidden character')} taken out`;
  return `${how} to ${host}: ${counted(characters, 'character')}: ${pieces === '' ? 'the instruction alone' : pieces}${hidden}`;
}

function describePiece(piece: SentPiece): string {
  // “14 titles”, “1 title”: the names of lists are plural.
  const name =
    piece.count === undefined
      ? piece.piece
      : counted(piece.count, piece.piece.endsWith('s') ? piece.piece.slice(0, -1) : piece.piece);
  if (piece.characters === 0) return `${name} (left out)`;
  return piece.cut ? `${name} (cut)` : name;
}
