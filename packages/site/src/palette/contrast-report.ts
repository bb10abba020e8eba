import { contrastRatio, lowestContrast, type schemeOf, type TokenName } from './scheme.ts'

/** A row of the contrast report: a chosen colour where text or a control has to be read. */
export interface Readability {
  /** The token that carries the colour. */
  readonly token: `--${TokenName}`
  readonly scheme: 'light' | 'dark'
  /** The chosen colour that it derives from. */
  readonly from: 'primary' | 'secondary' | 'accent'
  /** The colour that was chosen, and the one that is used for it. */
  readonly chosen: string
  readonly used: string
  /** The chosen colour has too little contrast there, so that it was adjusted. */
  readonly changed: boolean
  /** The ground or the text that it meets, the least readable one. */
  readonly against: string
  /** Contrast of the used colour there, and of the chosen one, 1 to 21 (WCAG 2.2). */
  readonly ratio: number
  readonly chosenRatio: number
  /** The WCAG level of the used colour; `AA controls` is 3:1, asked of borders and symbols. */
  readonly level: 'AAA' | 'AA' | 'AA controls'
}

/** Least contrast of WCAG 2.2 AA: of text, and of borders and symbols. */
const least = { text: 4.5, controls: 3 } as const

const reported = [
  { token: 'fill', from: 'primary', needs: least.text },
  { token: 'link', from: 'primary', needs: least.text },
  { token: 'soft', from: 'secondary', needs: least.text },
  { token: 'edge', from: 'secondary', needs: least.controls },
  { token: 'star', from: 'accent', needs: least.controls }
] as const satisfies readonly { token: TokenName; from: Readability['from']; needs: number }[]

function levelOf(ratio: number): Readability['level'] {
  if (ratio >= 7) return 'AAA'
  return ratio >= least.text ? 'AA' : 'AA controls'
}

/** The contrast report of one colour scheme. */
export function readabilityOf(
  chosen: Readonly<Record<Readability['from'], string>>,
  { colors, grounds }: ReturnType<typeof schemeOf>,
  scheme: Readability['scheme']
): Readability[] {
  return reported.map(({ token, from, needs }) => {
    const used = colors[token]
    const { ground: against, ratio } = lowestContrast(used, token === 'fill' ? [colors['on-fill']] : grounds)
    const chosenRatio = contrastRatio(chosen[from], against)
    return {
      token: `--${token}`,
      scheme,
      from,
      chosen: chosen[from],
      used,
      changed: used !== chosen[from] && chosenRatio < needs,
      against,
      ratio,
      chosenRatio,
      level: levelOf(ratio)
    }
  })
}
