import {
  colorPresets,
  fonts,
  frameworkOf,
  layouts,
  type ColorSchemeId,
  type FontId,
  type FrameworkId,
  type LayoutId
} from '@sitewright/catalog'
import {
  colorsOf,
  lookPalettes,
  motifName,
  openings,
  type ArtStyle,
  type LookPaletteId,
  type OpeningId
} from '@sitewright/site'
import type { Action } from './actions.ts'
import { lookMessages } from './look-messages.ts'
import { messages } from './messages.ts'

/** The action that picking a card dispatches, and its toast (spec 1 §2). */
export interface DesignPick {
  readonly action: Action
  readonly text: string
}

/** Picks a framework. */
export function pickFramework(id: FrameworkId): DesignPick {
  return {
    action: { type: 'setFramework', framework: id },
    text: messages.frameworkSelected(frameworkOf(id).name)
  }
}

/** Picks a colour preset, which sets the primary and the secondary colour, and those that go with them. */
export function pickPreset(id: ColorSchemeId): DesignPick {
  const { name, primary, secondary, accent } = colorPresets[id]
  const customization = {
    colorScheme: id,
    primaryColor: primary,
    secondaryColor: secondary,
    accentColor: accent,
    paperColor: '#ffffff'
  }
  return { action: { type: 'mergeCustomization', customization }, text: messages.themeApplied(name) }
}

/** The action that takes two colours for the site, such as those of its logo. */
export function pickColors(primaryColor: string, secondaryColor: string): Action {
  return { type: 'mergeCustomization', customization: { primaryColor, secondaryColor } }
}

export function pickFont(id: FontId): DesignPick {
  const { name } = fonts[id]
  return {
    action: { type: 'mergeCustomization', customization: { fontFamily: name } },
    text: messages.fontSelected(name)
  }
}

export function pickLayout(id: LayoutId): DesignPick {
  return {
    action: { type: 'mergeCustomization', customization: { layout: id } },
    text: messages.layoutSelected(layouts[id].name)
  }
}

/** Picks a palette of the looks. */
export function pickPalette(id: LookPaletteId): DesignPick {
  return {
    action: { type: 'mergeCustomization', customization: colorsOf(id) },
    text: messages.themeApplied(lookPalettes[id].name)
  }
}

/** Picks an arrangement of the first screen. */
export function pickOpening(id: OpeningId): DesignPick {
  return {
    action: { type: 'mergeCustomization', customization: { opening: id } },
    text: lookMessages.openingSelected(openings[id].name)
  }
}

/** Picks a motif. */
export function pickMotif(id: ArtStyle): DesignPick {
  return {
    action: { type: 'mergeCustomization', customization: { motif: id } },
    text: lookMessages.motifSelected(motifName(id))
  }
}
