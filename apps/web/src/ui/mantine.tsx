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
 * What the component library needs around its dialogs, drawers, messages and palette. It stands around these only,
 * so that it arrives with the first of them. Its variables are a static sheet: nothing is written into style
 * elements at run time.
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
