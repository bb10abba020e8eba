import { between, disc, oval, path, pick, rect, round, shape, type Scene } from './draw.ts'

/** A portrait without a face, as placeholder for a photo. */
export const portrait: Scene = (random, width, height) => {
  const [bg, skin, hair, coat] = pick(random, [
    [0, 1, 4, 2],
    [6, 1, 4, 3],
    [1, 7, 3, 5],
    [3, 1, 4, 7],
    [2, 0, 4, 6],
    [0, 1, 3, 4]
  ])
  const cx = width / 2
  const u = height / 600
  const style = Math.floor(random() * 3)
  let out =
    rect(0, 0, width, height, bg) +
    disc(width * between(random, 0.15, 0.85), height * 0.3, height * 0.2, bg === 1 ? 0 : 1, ' opacity=".7"')
  if (style === 1)
    out += shape(
      path`M${cx - 130 * u} ${440 * u}C${cx - 170 * u} ${120 * u} ${cx + 170 * u} ${120 * u} ${cx + 130 * u} ${440 * u}Z`,
      hair
    )
  out += shape(
    path`M${cx - 230 * u} ${height}C${cx - 210 * u} ${450 * u} ${cx - 80 * u} ${440 * u} ${cx} ${440 * u}C${cx + 80 * u} ${440 * u} ${cx + 210 * u} ${450 * u} ${cx + 230 * u} ${height}Z`,
    coat
  )
  out +=
    rect(cx - 38 * u, 350 * u, 76 * u, 120 * u, skin, ` rx="${round(36 * u)}"`) +
    oval(cx, 280 * u, 86 * u, 108 * u, skin)
  out +=
    style === 0
      ? shape(
          path`M${cx - 96 * u} ${270 * u}C${cx - 110 * u} ${120 * u} ${cx + 120 * u} ${120 * u} ${cx + 96 * u} ${270 * u}C${cx + 60 * u} ${200 * u} ${cx - 40 * u} ${240 * u} ${cx - 96 * u} ${270 * u}Z`,
          hair
        )
      : style === 1
        ? shape(
            path`M${cx - 92 * u} ${290 * u}C${cx - 100 * u} ${140 * u} ${cx + 100 * u} ${140 * u} ${cx + 92 * u} ${290 * u}C${cx + 70 * u} ${210 * u} ${cx + 10 * u} ${205 * u} ${cx - 92 * u} ${290 * u}Z`,
            hair
          )
        : shape(path`M${cx - 90 * u} ${240 * u}A${90 * u} ${90 * u} 0 0 1 ${cx + 90 * u} ${240 * u}Z`, hair) +
          disc(cx, 150 * u, 40 * u, hair)
  return out
}
