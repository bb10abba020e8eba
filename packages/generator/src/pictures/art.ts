import { drawPicture } from '../../../../templates/domain/art/picture.ts'

/**
 * The inside of an svg element with a motif, in the custom properties --a0 to --a7.
 *
 * @param style - name of the motif
 * @param seed - the same one draws the same picture
 */
export function drawMotif(
  style: string,
  seed: string,
  width: number,
  height: number,
  things: readonly string[] = []
): string {
  return drawPicture({ style, seed, width, height, things })
}
