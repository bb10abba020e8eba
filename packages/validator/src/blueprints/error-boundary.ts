import type { ErrorBoundary } from '../profiles/profile.ts'

const body = (types: {
  props: string
  component: string
  generic: string
}): string => `import React from 'react'

class ErrorBoundary extends React.Component${types.generic} {
  state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  render() {
    if (!this.state.failed) return this.props.children
    return (
      <div role="alert">
        <p>This part of the page could not be shown.</p>
        <button type="button" onClick={() => this.setState({ failed: false })}>
          Show it again
        </button>
      </div>
    )
  }
}

/** Draws a component so that its failure leaves the rest of the page standing. */
export function withErrorBoundary${types.component} {
  return function Guarded(props${types.props}) {
    return (
      <ErrorBoundary>
        <Component {...props} />
      </ErrorBoundary>
    )
  }
}
`

const typed = {
  generic: '<{ children: React.ReactNode }, { failed: boolean }>',
  component: '<Props extends object>(Component: React.ComponentType<Props>)',
  props: ': Props'
}

const untyped = { generic: '', component: '(Component)', props: '' }

/** React's error boundary (spec 3 §5), for components whose module names something undefined. */
export const errorBoundary: ErrorBoundary = {
  name: 'withErrorBoundary',
  path: 'src/with-error-boundary',
  endings: ['.tsx', '.jsx', '.js'],
  ending: (types) => (types ? '.tsx' : '.jsx'),
  print: (types) => body(types ? typed : untyped)
}
