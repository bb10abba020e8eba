type Point = readonly [x: number, y: number]

/** A subpath. */
export interface Stroke {
  points: number[]
  closed: boolean
}

/** The commands of a path with their numbers; a flag of an arc may touch the number behind it. */
function splitCommands(path: string): { command: string; numbers: number[] }[] {
  return [...path.matchAll(/([MLHVCSQTAZmlhvcsqtaz])([^MLHVCSQTAZmlhvcsqtaz]*)/g)].map(
    ([, command = '', list = '']) => ({
      command,
      numbers: (list.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    })
  )
}

const counts: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0
}

/** The subpaths of an SVG path, with curves flattened into segments; it knows the commands that the art uses. */
export function parsePath(path: string): Stroke[] {
  const strokes: Stroke[] = []
  let points: number[] = []
  let [x, y] = [0, 0]
  /** The last handle of the last curve, which a smooth one mirrors. */
  let handle: Point | undefined
  const to = (px: number, py: number): void => {
    ;[x, y] = [px, py]
    points.push(x, y)
  }
  for (const { command, numbers } of splitCommands(path)) {
    const kind = command.toUpperCase()
    const relative = command !== kind
    const step = counts[kind] ?? 0
    if (kind === 'Z') {
      const stroke = strokes.at(-1)
      if (stroke) stroke.closed = true
      ;[x = 0, y = 0] = points
      points = []
      continue
    }
    for (let at = 0; at + step <= numbers.length; at += step) {
      const values = numbers.slice(at, at + step)
      const [dx, dy] = relative ? [x, y] : [0, 0]
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = values
      if (points.length === 0 && kind !== 'M') begin(x, y)
      if (!'CSQT'.includes(kind)) handle = undefined
      if (kind === 'M' && at === 0) begin(a + dx, b + dy)
      else if (kind === 'M' || kind === 'L') to(a + dx, b + dy)
      else if (kind === 'H') to(a + dx, y)
      else if (kind === 'V') to(x, a + dy)
      else if (kind === 'S')
        curve(handle ? [2 * x - handle[0], 2 * y - handle[1]] : [x, y], [a + dx, b + dy], [c + dx, d + dy])
      else if (kind === 'Q') quadratic([a + dx, b + dy], [c + dx, d + dy])
      else if (kind === 'T')
        quadratic(handle ? [2 * x - handle[0], 2 * y - handle[1]] : [x, y], [a + dx, b + dy])
      else if (kind === 'C') curve([a + dx, b + dy], [c + dx, d + dy], [e + dx, f + dy])
      else arc([x, y], a, b, d === 1, e === 1, [f + dx, g + dy], to)
    }
  }
  return strokes

  function begin(px: number, py: number): void {
    points = []
    strokes.push({ points, closed: false })
    to(px, py)
  }

  function quadratic(one: Point, end: Point): void {
    const third = (from: number, to: number): number => from + ((to - from) * 2) / 3
    curve([third(x, one[0]), third(y, one[1])], [third(end[0], one[0]), third(end[1], one[1])], end)
    handle = one
  }

  function curve(one: Point, two: Point, end: Point): void {
    const [x0, y0] = [x, y]
    handle = two
    const length = Math.hypot(one[0] - x0, one[1] - y0) + Math.hypot(end[0] - one[0], end[1] - one[1])
    const steps = Math.max(4, Math.ceil(Math.sqrt(length) * 1.1))
    for (let each = 1; each <= steps; each += 1) {
      const t = each / steps
      const u = 1 - t
      const at = (from: number, first: number, second: number, last: number): number =>
        u ** 3 * from + 3 * u * u * t * first + 3 * u * t * t * second + t ** 3 * last
      to(at(x0, one[0], two[0], end[0]), at(y0, one[1], two[1], end[1]))
    }
  }
}

/** An arc of an upright ellipse (https://www.w3.org/TR/SVG2/implnote.html#ArcImplementationNotes). */
function arc(
  [x0, y0]: Point,
  across: number,
  down: number,
  large: boolean,
  clockwise: boolean,
  [x1, y1]: Point,
  to: (x: number, y: number) => void
): void {
  const [hx, hy] = [(x0 - x1) / 2, (y0 - y1) / 2]
  const reach = Math.sqrt((hx / across) ** 2 + (hy / down) ** 2)
  const [rx, ry] = reach > 1 ? [across * reach, down * reach] : [across, down]
  const left = (rx * ry) ** 2 - (rx * hy) ** 2 - (ry * hx) ** 2
  const factor =
    (large === clockwise ? -1 : 1) * Math.sqrt(Math.max(0, left) / ((rx * hy) ** 2 + (ry * hx) ** 2))
  const [ox, oy] = [(factor * rx * hy) / ry, (-factor * ry * hx) / rx]
  const [cx, cy] = [ox + (x0 + x1) / 2, oy + (y0 + y1) / 2]
  const from = Math.atan2((hy - oy) / ry, (hx - ox) / rx)
  const until = Math.atan2((-hy - oy) / ry, (-hx - ox) / rx)
  let turn = until - from
  if (clockwise && turn < 0) turn += 2 * Math.PI
  if (!clockwise && turn > 0) turn -= 2 * Math.PI
  const steps = Math.max(2, Math.ceil(Math.abs(turn) * Math.sqrt(Math.max(rx, ry)) * 0.9))
  for (let each = 1; each < steps; each += 1) {
    const angle = from + (turn * each) / steps
    to(cx + rx * Math.cos(angle), cy + ry * Math.sin(angle))
  }
  to(x1, y1)
}

/** The dashes of a stroke: lengths drawn and left out, in turn. */
export function dashesOf({ points, closed }: Stroke, lengths: readonly number[]): Stroke[] {
  const line = closed ? [...points, points[0] ?? 0, points[1] ?? 0] : points
  const dashes: Stroke[] = []
  let [turn, left] = [0, lengths[0] ?? 0]
  let dash = line.slice(0, 2)
  for (let at = 2; at + 1 < line.length; at += 2) {
    let [x = 0, y = 0] = line.slice(at - 2, at)
    const [endX = 0, endY = 0] = line.slice(at, at + 2)
    for (let rest = Math.hypot(endX - x, endY - y); rest > 0;) {
      const step = Math.min(rest, left)
      x += ((endX - x) * step) / rest
      y += ((endY - y) * step) / rest
      rest -= step
      left -= step
      dash.push(x, y)
      if (left > 0) continue
      if (turn % 2 === 0) dashes.push({ points: dash, closed: false })
      turn += 1
      left = lengths[turn % lengths.length] ?? 0
      dash = [x, y]
    }
  }
  if (turn % 2 === 0 && dash.length > 2) dashes.push({ points: dash, closed: false })
  return dashes
}

/** The outline of a stroke with round caps and joins: each segment, with a disc at its ends. */
export function strokeOutline({ points, closed }: Stroke, width: number): number[][] {
  const half = width / 2
  const line = closed ? [...points, points[0] ?? 0, points[1] ?? 0] : points
  const shape: number[][] = []
  for (let at = 0; at + 1 < line.length; at += 2) {
    const [x = 0, y = 0, nextX, nextY] = line.slice(at, at + 4)
    shape.push(disc(x, y, half))
    if (nextX === undefined || nextY === undefined) break
    const length = Math.hypot(nextX - x, nextY - y)
    if (length === 0) continue
    const [nx, ny] = [(-(nextY - y) / length) * half, ((nextX - x) / length) * half]
    shape.push([x - nx, y - ny, nextX - nx, nextY - ny, nextX + nx, nextY + ny, x + nx, y + ny])
  }
  return shape
}

function disc(x: number, y: number, radius: number): number[] {
  const steps = Math.max(6, Math.ceil(Math.sqrt(radius) * 7))
  return Array.from({ length: steps }, (_, at) => (2 * Math.PI * at) / steps).flatMap((angle) => [
    x + radius * Math.cos(angle),
    y + radius * Math.sin(angle)
  ])
}
