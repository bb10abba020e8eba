import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { IconButton } from './button.tsx'

const schemes = {
  auto: { next: 'light', label: 'Colour theme: as the system', Icon: IconDeviceDesktop },
  light: { next: 'dark', label: 'Colour theme: light', Icon: IconSun },
  dark: { next: 'auto', label: 'Colour theme: dark', Icon: IconMoon }
} as const satisfies Record<
  MantineColorScheme,
  { next: MantineColorScheme; label: string; Icon: typeof IconSun }
>

/** Goes round system, light and dark; the choice is kept in the browser. */
export function SchemeButton() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const { next, label, Icon } = schemes[colorScheme]
  return (
    <IconButton label={label} onClick={() => setColorScheme(next)}>
      <Icon className="i" aria-hidden />
    </IconButton>
  )
}
