import { at, disc, line, oval, path, rect, shape, type Random } from './draw.ts'
import { leaf, sprig } from './plants.ts'

/** Things of a trade, about 100 units large, standing on y = 0. */
export const things = {
  loaf: () =>
    shape('M-118 0C-140-14-136-66-104-88C-60-116 60-116 104-88C136-66 140-14 118 0Z', 2) +
    shape('M-118 0C-132-8-135-30-128-50C-70-22 70-22 128-50C135-30 132-8 118 0Z', 3, ' opacity=".45"') +
    [-62, -8, 46]
      .map((x) =>
        shape(path`M${x}-40C${x + 2}-66 ${x + 18}-88 ${x + 34}-92C${x + 30}-72 ${x + 18}-50 ${x}-40Z`, 6)
      )
      .join(''),
  bun: () =>
    shape('M-64 0C-78-10-76-74 0-76C76-74 78-10 64 0Z', 1) +
    shape('M-64 0C-73-6-74-24-70-36C-30-20 30-20 70-36C74-24 73-6 64 0Z', 2, ' opacity=".6"') +
    line('M-30-54C-10-64 10-64 30-54M0-72V-46', 7, 5),
  baguette: () =>
    at(
      0,
      0,
      1,
      shape('M-170-6C-176-40-140-50 0-50C140-50 176-40 170-6C160 0-160 0-170-6Z', 2) +
        [-120, -60, 0, 60]
          .map((x) => shape(path`M${x}-14L${x + 44}-44L${x + 58}-42L${x + 18}-12Z`, 6))
          .join('')
    ),
  wheat: () =>
    line('M0 0C8-80-4-150 6-230', 3, 4) +
    [0, 1, 2, 3, 4]
      .map((i) => at(4, -130 - i * 24, 0.36, leaf(5, 6), 34) + at(4, -130 - i * 24, 0.36, leaf(5, 6), -34))
      .join('') +
    at(6, -244, 0.36, leaf(5, 6)),
  jar: () =>
    shape('M-40 0C-66-30-70-84-30-120L-26-150H26L30-120C70-84 66-30 40 0Z', 7) +
    shape('M-56-58C-50-84-40-108-30-120L30-120C40-108 50-84 56-58Z', 1) +
    rect(-32, -160, 64, 14, 3, ' rx="4"'),
  vase: (random: Random) =>
    at(-6, -136, 1.05, sprig(random, 3, 3)) +
    at(10, -140, 0.85, sprig(random, 5, 3, 6), 24) +
    shape('M-46 0C-80-44-60-100-22-124L-26-150H26L22-124C60-100 80-44 46 0Z', 4) +
    line('M-58-62C-20-46 20-46 58-62', 2, 5),
  glass: () =>
    line('M-6-20L-34-196', 5, 11) +
    rect(-52, -216, 20, 46, 7, ' rx="5" transform="rotate(-10 -42 -193)"') +
    line('M14-20L40-176', 3, 11) +
    rect(34, -214, 20, 46, 7, ' rx="5" transform="rotate(9 44 -191)"') +
    shape('M-52-120H52L40 0H-40Z', 1, ' opacity=".88"') +
    shape('M-46-62H46L40 0H-40Z', 2, ' opacity=".75"'),
  mirror: () =>
    line('M-34-2L6-156', 4, 8) +
    line('M-34-2L-16-72', 3, 15) +
    disc(14, -188, 36, 4) +
    disc(14, -188, 28, 7) +
    line('M0-182L20-204M8-172L28-192', 1, 5),
  bowl: () =>
    shape('M-96-70H96C92-24 60 0 0 0C-60 0-92-24-96-70Z', 4) +
    shape('M-96-70C-60-104 60-104 96-70Z', 5) +
    line('M-70-40C-30-24 30-24 70-40', 2, 5),
  lemon: () =>
    shape('M-58-34C-40-78 40-78 58-34C70-30 70-24 60-20C40 6-40 6-56-20C-68-24-70-30-58-34Z', 5) +
    line('M-24-52C-10-60 6-60 18-56', 6, 5),
  pot: () =>
    shape('M-70 0C-96-30-92-96-40-112H40C92-96 96-30 70 0Z', 2) +
    rect(-44, -124, 88, 14, 4, ' rx="5"') +
    disc(0, -134, 11, 4) +
    line('M78-86C118-90 118-30 74-26', 4, 11) +
    shape('M-76-70L-132-104L-120-116L-66-92Z', 4),
  pear: () =>
    shape('M0-118C22-118 18-84 40-58C66-24 38 0 0 0C-38 0-66-24-40-58C-18-84-22-118 0-118Z', 5) +
    line('M0-116C2-134 10-142 20-146', 4, 6),
  plate: () => oval(0, -8, 120, 14, 7) + oval(0, -11, 84, 8, 1),
  soap: () => rect(-58, -40, 116, 40, 6, ' rx="18"') + line('M-26-22H26', 5, 5),
  plant: (random: Random) =>
    at(0, -84, 0.92, sprig(random, 3, 4)) +
    at(-8, -84, 0.8, sprig(random, 2, 3), -26) +
    at(8, -84, 0.72, sprig(random, 3, 3), 28) +
    shape('M-52-92H52L40 0H-40Z', 5) +
    rect(-58, -104, 116, 20, 5, ' rx="4"')
} as const satisfies Record<string, (random: Random) => string>

export type Thing = keyof typeof things

/** Type guard: a name of `things`. */
export function isThing(name: string): name is Thing {
  return Object.hasOwn(things, name)
}
