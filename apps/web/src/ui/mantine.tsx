import './styles/mantine.css'
import { createTheme, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { useColorScheme } from './color-scheme.ts'

const theme = createTheme({
  fontFamily: 'var(--sans)',
  fontFamilyMonospace: 'var(--mono)',
  defaultRadius: 'sm',
  autoContrast: true,
  cursorType: 'pointer',
  respectReducedMotion: true
})

/**
 * The provider of the component library, around its dialogs, drawers, toasts and palette only, so that it is loaded
 * with the first of them. Its variables are a static stylesheet: nothing is written into style elements at run time
 * (Content Security Policy).
 */
export function Mantine({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme={useColorScheme()}
      withCssVariables={false}
      withGlobalClasses={false}
      deduplicateCssVariables={false}
    >
      {children}
    </MantineProvider>
  )
}
