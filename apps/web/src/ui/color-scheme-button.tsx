import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { IconButton } from './button.tsx'
import { setColorScheme, useChosenScheme, type ColorScheme } from './color-scheme.ts'
import { colorSchemeMessages as messages } from './messages.ts'

const schemes = {
  auto: { next: 'light', label: messages.auto, Icon: IconDeviceDesktop },
  light: { next: 'dark', label: messages.light, Icon: IconSun },
  dark: { next: 'auto', label: messages.dark, Icon: IconMoon }
} as const satisfies Record<ColorScheme, { next: ColorScheme; label: string; Icon: typeof IconSun }>

/** Cycles through system, light and dark; the choice is stored in the browser. */
export function ColorSchemeButton() {
  const { next, label, Icon } = schemes[useChosenScheme()]
  return (
    <IconButton label={label} onClick={() => setColorScheme(next)}>
      <Icon className="i" aria-hidden />
    </IconButton>
  )
}
