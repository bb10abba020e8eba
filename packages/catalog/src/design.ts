/** A colour preset: hex colours on a white background (spec 1 §3). */
export interface ColorPreset {
  name: string
  primary: string
  secondary: string
  accent: string
}

/** The colour presets of the customize step (spec 1 §3). */
export const colorPresets = {
  professional: { name: 'Professional', primary: '#3182ce', secondary: '#718096', accent: '#38a169' },
  modern: { name: 'Modern', primary: '#805ad5', secondary: '#4a5568', accent: '#ed8936' },
  vibrant: { name: 'Vibrant', primary: '#e53e3e', secondary: '#2d3748', accent: '#d69e2e' },
  nature: { name: 'Nature', primary: '#38a169', secondary: '#4a5568', accent: '#d69e2e' },
  ocean: { name: 'Ocean', primary: '#0987a0', secondary: '#4a5568', accent: '#3182ce' },
  sunset: { name: 'Sunset', primary: '#ed8936', secondary: '#4a5568', accent: '#e53e3e' }
} as const satisfies Record<string, ColorPreset>

/** Id of a colour preset. */
export type ColorSchemeId = keyof typeof colorPresets

/** Every colour preset, in the order of its cards. */
export const colorSchemeIds = Object.keys(colorPresets) as ColorSchemeId[]

/** A font family offered in the wizard. `customization.fontFamily` stores its `name`; ids are for addresses and files. */
export const fonts = {
  inter: { name: 'Inter', kind: 'sans serif', description: 'Clear at every size.' },
  roboto: { name: 'Roboto', kind: 'sans serif', description: 'Friendly and even.' },
  poppins: { name: 'Poppins', kind: 'sans serif', description: 'Round and confident.' },
  playfair: { name: 'Playfair Display', kind: 'serif', description: 'High contrast, for big words.' },
  lora: { name: 'Lora', kind: 'serif', description: 'Calm, made for reading.' },
  jetbrains: { name: 'JetBrains Mono', kind: 'monospace', description: 'Technical and exact.' }
} as const satisfies Record<
  string,
  { name: string; kind: 'sans serif' | 'serif' | 'monospace'; description: string }
>

/** Id of a font family. */
export type FontId = keyof typeof fonts

/** Every font family, in the order of its cards. */
export const fontIds = Object.keys(fonts) as FontId[]

/** The page layouts of the generated site (spec 1 §3). */
export const layouts = {
  standard: { name: 'Standard', description: 'A magazine: top bar, large picture, sections that breathe.' },
  sidebar: { name: 'Sidebar', description: 'A dossier: the pages stand at the side, facts in rows.' },
  grid: { name: 'Grid', description: 'A board of tiles of unequal size.' },
  landing: { name: 'Landing', description: 'One argument from top to bottom, with the action always near.' }
} as const satisfies Record<string, { name: string; description: string }>

/** Id of a layout. */
export type LayoutId = keyof typeof layouts

/** Every layout, in the order of its cards. */
export const layoutIds = Object.keys(layouts) as LayoutId[]
