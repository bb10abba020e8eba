const lines = (text: string): ReadonlySet<string> => new Set(text.split(', '))

const british = lines(
  'bedfordshire, berkshire, buckinghamshire, cambridgeshire, cheshire, cornwall, cumbria, derbyshire, devon, dorset, ' +
    'county durham, east sussex, east yorkshire, essex, gloucestershire, greater london, greater manchester, hampshire, ' +
    'herefordshire, hertfordshire, isle of wight, kent, lancashire, leicestershire, lincolnshire, merseyside, norfolk, ' +
    'north yorkshire, northamptonshire, northumberland, nottinghamshire, oxfordshire, rutland, shropshire, somerset, ' +
    'south yorkshire, staffordshire, suffolk, surrey, sussex, tyne and wear, warwickshire, west midlands, west sussex, ' +
    'west yorkshire, wiltshire, worcestershire, yorkshire, anglesey, carmarthenshire, ceredigion, clwyd, dyfed, ' +
    'flintshire, gwent, gwynedd, monmouthshire, pembrokeshire, powys, aberdeenshire, angus, argyll, ayrshire, fife, ' +
    'highland, lanarkshire, lothian, midlothian, moray, perthshire, county antrim, county armagh, county down'
)

const american = lines(
  'alabama, alaska, arizona, arkansas, california, colorado, connecticut, delaware, florida, georgia, hawaii, idaho, ' +
    'illinois, indiana, iowa, kansas, kentucky, louisiana, maine, maryland, massachusetts, michigan, minnesota, ' +
    'mississippi, missouri, montana, nebraska, nevada, new hampshire, new jersey, new mexico, north carolina, ' +
    'north dakota, ohio, oklahoma, oregon, pennsylvania, rhode island, south carolina, south dakota, tennessee, texas, ' +
    'utah, vermont, virginia, west virginia, wisconsin, wyoming, ' +
    'al, ak, az, ar, ca, co, ct, de, fl, ga, hi, id, il, in, ia, ks, ky, la, me, md, ma, mi, mn, ms, mo, mt, ne, nv, ' +
    'nh, nj, nm, ny, nc, nd, oh, ok, or, pa, ri, sc, sd, tn, tx, ut, vt, va, wa, wv, wi, wy, dc'
)

const canadian = lines(
  'alberta, british columbia, manitoba, new brunswick, newfoundland, nova scotia, ontario, prince edward island, ' +
    'quebec, québec, saskatchewan, ab, bc, mb, nb, nl, ns, on, pe, qc, sk'
)

const australian = lines(
  'new south wales, queensland, south australia, tasmania, victoria, western australia, nsw, qld, sa, tas, vic, act, nt'
)

const newZealand = lines(
  "northland, waikato, bay of plenty, hawke's bay, hawke’s bay, hawkes bay, taranaki, manawatū, manawatu, otago, southland, marlborough"
)

/** Counties, states and provinces that people write behind a town, with the currency that is paid there. */
const regions = { GBP: british, USD: american, CAD: canadian, AUD: australian, NZD: newZealand } as const

/** The currency of a county, state or province; `EUR` for the counties of Ireland. Undefined where it is none. */
export function currencyOfRegion(name: string): string | undefined {
  const plain = name.trim().toLowerCase()
  const found = (Object.keys(regions) as (keyof typeof regions)[]).find((key) => regions[key].has(plain))
  return found ?? (/^(?:county|co\.?) \p{L}+$/u.test(plain) ? 'EUR' : undefined)
}
