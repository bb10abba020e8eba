import { at, between, disc, oval, path, rect, shape, type Random } from './draw.ts'
import { isThing, things } from './things.ts'

/**
 * Positions of the things, the largest first: x as a share of the width, size, and distance in front of the table's
 * edge.
 */
const spots = [
  { across: 0.66, size: 1.72, front: 34 },
  { across: 0.36, size: 1.5, front: 58 },
  { across: 0.86, size: 1.28, front: 74 },
  { across: 0.16, size: 1.2, front: 84 },
  { across: 0.52, size: 1, front: 110 }
] as const

/** A still life by a window: things of the trade on a table, in order of size. */
export function still(random: Random, width: number, height: number, named: readonly string[]): string {
  const unit = height / 600
  const table = height * between(random, 0.74, 0.78)
  let out = rect(0, 0, width, height, 0) + view(random, width, height, table)
  out += shape(path`M${width} 0V${table}H${width * 0.62}L${width * 0.93} 0Z`, 1, ' opacity=".38"')
  out += rect(0, table, width, height - table, 3) + rect(0, table, width, 12 * unit, 4, ' opacity=".35"')

  const known = named.filter(isThing)
  const chosen = known.length > 0 ? known : (['vase', 'pear', 'bowl'] as const)
  const placed = spots.flatMap((spot, index) => {
    const thing = chosen[index]
    return thing === undefined ? [] : [{ ...spot, thing }]
  })
  for (const { thing, across, size, front } of placed) {
    const x = width * (across + between(random, -0.02, 0.02))
    const y = table + front * unit
    out += oval(x + 26 * unit, y, 92 * unit * size, 10 * unit, 4, ' opacity=".35"')
    out += at(x, y, size * unit, things[thing](random))
  }
  return out
}

/** An arched window with a sun and a hill. */
function view(random: Random, width: number, height: number, sill: number): string {
  const unit = height / 600
  const x = width * between(random, 0.1, 0.18)
  const wide = width * between(random, 0.34, 0.42)
  const top = height * between(random, 0.1, 0.15)
  return (
    shape(
      path`M${x} ${sill}V${top + wide / 2}A${wide / 2} ${wide / 2} 0 0 1 ${x + wide} ${top + wide / 2}V${sill}Z`,
      7
    ) +
    disc(x + wide * between(random, 0.35, 0.65), top + wide * between(random, 0.5, 0.66), wide * 0.17, 6) +
    shape(
      path`M${x} ${sill}V${sill - 96 * unit}C${x + wide * 0.3} ${sill - 170 * unit} ${x + wide * 0.5} ${sill - 60 * unit} ${x + wide} ${sill - 128 * unit}V${sill}Z`,
      1
    )
  )
}
