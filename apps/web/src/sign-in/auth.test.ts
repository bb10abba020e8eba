import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useAuth } from './auth.tsx'

it('useAuth outside of its provider says so', () => {
  const Outside = () => useAuth().state.kind
  expect(() => renderToString(createElement(Outside))).toThrow('useAuth must be used within an AuthProvider')
})
