/** The exports of a major version of a package, without unsafe and unstable ones. */
export interface KnownPackage {
  package: string
  major: number
  names: ReadonlySet<string>
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Exports of the packages that generated projects use, by specifier; a test compares them with the packages. */
export const knownExports: Readonly<Record<string, KnownPackage>> = {
  react: {
    package: 'react',
    major: 19,
    names: words(
      'Activity Children Component Fragment Profiler PureComponent StrictMode Suspense ViewTransition act addTransitionType cache cacheSignal captureOwnerStack cloneElement createContext createElement createRef forwardRef isValidElement lazy memo startTransition use useActionState useCallback useContext useDebugValue useDeferredValue useEffect useEffectEvent useId useImperativeHandle useInsertionEffect useLayoutEffect useMemo useOptimistic useReducer useRef useState useSyncExternalStore useTransition version'
    )
  },
  'react-dom': {
    package: 'react-dom',
    major: 19,
    names: words(
      'createPortal flushSync preconnect prefetchDNS preinit preinitModule preload preloadModule requestFormReset useFormState useFormStatus version'
    )
  },
  'react-dom/client': {
    package: 'react-dom',
    major: 19,
    names: words('createRoot hydrateRoot version')
  },
  'react-router': {
    package: 'react-router',
    major: 8,
    names: words(
      'Await BrowserRouter Form HashRouter IDLE_BLOCKER IDLE_FETCHER IDLE_NAVIGATION Link Links MemoryRouter Meta NavLink Navigate NavigationType Outlet PrefetchPageLinks Route Router RouterContextProvider RouterProvider Routes Scripts ScrollRestoration ServerRouter StaticRouter StaticRouterProvider createBrowserRouter createContext createCookie createCookieSessionStorage createHashRouter createMemoryRouter createMemorySessionStorage createPath createRequestHandler createRoutesFromChildren createRoutesFromElements createRoutesStub createSearchParams createSession createSessionStorage createStaticHandler createStaticRouter data generatePath href isCookie isRouteErrorResponse isSession matchPath matchRoutes parsePath redirect redirectDocument renderMatches replace resolvePath useActionData useAsyncError useAsyncValue useBeforeUnload useBlocker useFetcher useFetchers useFormAction useHref useInRouterContext useLinkClickHandler useLoaderData useLocation useMatch useMatches useNavigate useNavigation useNavigationType useOutlet useOutletContext useParams useResolvedPath useRevalidator useRouteError useRouteLoaderData useRoutes useSearchParams useSubmit useViewTransitionState'
    )
  }
}
