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
import type { Action } from './actions.ts'
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

/** Picks a colour preset, which sets the primary and the secondary colour. */
export function pickPreset(id: ColorSchemeId): DesignPick {
  const { name, primary, secondary } = colorPresets[id]
  const customization = { colorScheme: id, primaryColor: primary, secondaryColor: secondary }
  return { action: { type: 'mergeCustomization', customization }, text: messages.themeApplied(name) }
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
