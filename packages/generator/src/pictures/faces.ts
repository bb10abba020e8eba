import type { FontId } from '@sitewright/catalog'
import type { Typeface } from '../icons/outline.ts'
import inter from './faces/inter.json' with { type: 'json' }
import interText from './faces/inter-text.json' with { type: 'json' }
import jetbrains from './faces/jetbrains.json' with { type: 'json' }
import lora from './faces/lora.json' with { type: 'json' }
import loraText from './faces/lora-text.json' with { type: 'json' }
import playfair from './faces/playfair.json' with { type: 'json' }
import poppins from './faces/poppins.json' with { type: 'json' }
import poppinsText from './faces/poppins-text.json' with { type: 'json' }
import roboto from './faces/roboto.json' with { type: 'json' }
import robotoText from './faces/roboto-text.json' with { type: 'json' }

/** Typesetting of a font on the pages: the tokens of templates/styles/fonts. */
export interface Setting {
  /** For headings and the name, for labels, and for reading. */
  display: Typeface
  bold: Typeface
  text: Typeface
  /** Letter spacing in ems, line height, and size of headings: --dt, --dl, --fit. */
  tracking: number
  leading: number
  fit: number
  /** Width of a usual letter and side bearing of large names, in ems: --letter, --bearing. */
  letter: number
  bearing: number
}

const face = (table: unknown): Typeface => table as Typeface

const sans = { bold: face(inter), text: face(interText) }

/** Typesetting of every font of the catalog. */
export const settings: Readonly<Record<FontId, Setting>> = {
  inter: {
    ...sans,
    display: face(inter),
    tracking: -0.034,
    leading: 1.04,
    fit: 1,
    letter: 0.585,
    bearing: -0.055
  },
  roboto: {
    display: face(roboto),
    bold: face(roboto),
    text: face(robotoText),
    tracking: -0.022,
    leading: 1.05,
    fit: 1.03,
    letter: 0.57,
    bearing: -0.055
  },
  poppins: {
    display: face(poppins),
    bold: face(poppins),
    text: face(poppinsText),
    tracking: -0.04,
    leading: 1.08,
    fit: 0.91,
    letter: 0.63,
    bearing: -0.055
  },
  playfair: {
    ...sans,
    display: face(playfair),
    tracking: -0.018,
    leading: 1.06,
    fit: 1.1,
    letter: 0.55,
    bearing: -0.02
  },
  lora: {
    display: face(lora),
    bold: face(lora),
    text: face(loraText),
    tracking: -0.022,
    leading: 1.08,
    fit: 1.02,
    letter: 0.56,
    bearing: -0.03
  },
  jetbrains: {
    ...sans,
    display: face(jetbrains),
    tracking: -0.055,
    leading: 1.12,
    fit: 0.86,
    letter: 0.68,
    bearing: 0
  }
}

/** The fallback font: it has Greek and Cyrillic letters too. */
export const spare = face(inter)
