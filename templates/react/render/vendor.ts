// The packages of a generated site as one script, under the names by which its modules import them. Its build finds what
// a site uses of them; here it is all that any site uses.
export { Fragment, jsx, jsxs } from 'react/jsx-runtime'
export {
  Component,
  createContext,
  createElement,
  lazy,
  startTransition,
  Suspense,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore
} from 'react'
export { createRoot, hydrateRoot } from 'react-dom/client'
export {
  BrowserRouter,
  Link,
  matchRoutes,
  NavigationType,
  NavLink,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams
} from 'react-router'
