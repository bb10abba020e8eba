import { createTheme, MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'

const theme = createTheme({
  fontFamily: 'var(--sans)',
  fontFamilyMonospace: 'var(--mono)',
  defaultRadius: 'sm',
  autoContrast: true,
  cursorType: 'pointer',
  respectReducedMotion: true
})

/**
 * Look and messages of the whole app. The variables of the library are a static sheet (mantine.css), so that
 * nothing has to be written into style elements at run time and the content security policy can stay strict.
 */
export function Theme({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
      deduplicateCssVariables={false}
    >
      <Notifications position="bottom-right" limit={4} className="toasts" />
      {children}
    </MantineProvider>
  )
}
