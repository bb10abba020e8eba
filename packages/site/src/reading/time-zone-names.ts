/** A country or part of one that people write at the end of an address. */
export interface NamedRegion {
  /** ISO 3166-1 alpha-2 */
  readonly country: string
  /** Of the IANA database, where all of it has one. */
  readonly zone?: string
}

/** Names at the end of an address: parts of countries with several time zones, and towns without a country. */
const named: readonly (readonly [country: string, zone: string | undefined, names: string])[] = [
  [
    'GB',
    'Europe/London',
    'uk|united kingdom|england|scotland|wales|northern ireland|great britain|london|manchester|leeds|liverpool|bristol|york|sheffield|edinburgh|glasgow|cardiff|belfast|chester|brighton|oxford'
  ],
  ['IE', 'Europe/Dublin', 'ireland|dublin|cork|galway'],
  [
    'DE',
    'Europe/Berlin',
    'germany|deutschland|berlin|hamburg|munchen|munich|koln|cologne|frankfurt|freiburg|leipzig|stuttgart'
  ],
  ['AT', 'Europe/Vienna', 'austria|osterreich|vienna|wien|graz|salzburg'],
  ['CH', 'Europe/Zurich', 'switzerland|schweiz|zurich|geneva|basel|bern'],
  ['FR', 'Europe/Paris', 'france|paris|lyon|marseille|toulouse|nantes|bordeaux'],
  ['ES', 'Europe/Madrid', 'espana|madrid|barcelona|valencia|sevilla|bilbao|malaga|zaragoza'],
  ['ES', 'Atlantic/Canary', 'tenerife|gran canaria|las palmas|lanzarote|fuerteventura'],
  ['PT', 'Europe/Lisbon', 'lisboa|lisbon|porto|braga|coimbra|faro|algarve'],
  ['PT', 'Atlantic/Madeira', 'madeira|funchal'],
  ['PT', 'Atlantic/Azores', 'azores|acores|ponta delgada'],
  ['IT', 'Europe/Rome', 'italy|italia|rome|roma|milan|milano|naples|napoli|turin|torino'],
  ['NL', 'Europe/Amsterdam', 'netherlands|nederland|amsterdam|rotterdam|utrecht'],
  ['BE', 'Europe/Brussels', 'belgium|brussels|antwerp|ghent'],
  ['PL', 'Europe/Warsaw', 'poland|polska|warsaw|warszawa|krakow|wroclaw|wrocław|łodz|poznan|gdansk|lodz'],
  ['CZ', 'Europe/Prague', 'czechia|czech republic|prague|praha|brno'],
  ['SE', 'Europe/Stockholm', 'sweden|sverige|stockholm|gothenburg|goteborg|malmo'],
  ['DK', 'Europe/Copenhagen', 'denmark|danmark|copenhagen|aarhus'],
  ['NO', 'Europe/Oslo', 'norway|norge|oslo|bergen'],
  ['FI', 'Europe/Helsinki', 'finland|suomi|helsinki'],
  ['GR', 'Europe/Athens', 'greece|athens'],
  ['TR', 'Europe/Istanbul', 'turkey|turkiye|istanbul|ankara|izmir'],
  ['NG', 'Africa/Lagos', 'nigeria|lagos|abuja'],
  ['EG', 'Africa/Cairo', 'egypt|cairo'],
  ['AE', 'Asia/Dubai', 'uae|united arab emirates|dubai|abu dhabi'],
  ['IN', 'Asia/Kolkata', 'india|mumbai|delhi|bangalore|bengaluru'],
  ['JP', 'Asia/Tokyo', 'japan|tokyo|osaka|kyoto'],
  ['SG', 'Asia/Singapore', 'singapore'],
  [
    'US',
    'America/New_York',
    'connecticut|ct|delaware|georgia|maine|maryland|massachusetts|ma|new hampshire|nh|new jersey|nj|new york|ny|north carolina|nc|ohio|oh|pennsylvania|pa|rhode island|ri|south carolina|sc|vermont|vt|virginia|va|west virginia|wv|dc|boston|brooklyn|philadelphia|atlanta'
  ],
  [
    'US',
    'America/Chicago',
    'alabama|al|arkansas|ar|illinois|il|iowa|ia|louisiana|minnesota|mn|mississippi|ms|missouri|mo|oklahoma|ok|wisconsin|wi|chicago|dallas|houston|austin|new orleans|minneapolis'
  ],
  ['US', 'America/Denver', 'colorado|co|montana|mt|new mexico|nm|utah|ut|wyoming|wy|denver'],
  ['US', 'America/Phoenix', 'arizona|az|phoenix|tucson'],
  ['US', 'America/Los_Angeles', 'california|ca|wa|los angeles|san francisco|san diego|seattle|oregon|or'],
  ['AU', 'Australia/Sydney', 'new south wales|nsw|sydney'],
  ['AU', 'Australia/Melbourne', 'victoria|vic|melbourne'],
  ['AU', 'Australia/Brisbane', 'queensland|qld|brisbane'],
  ['AU', 'Australia/Adelaide', 'south australia|adelaide'],
  ['AU', 'Australia/Perth', 'western australia|perth'],
  ['AU', 'Australia/Hobart', 'tasmania|tas|hobart'],
  ['AU', 'Australia/Darwin', 'northern territory|darwin'],
  ['NZ', 'Pacific/Auckland', 'new zealand|auckland|wellington'],
  ['CA', 'America/Toronto', 'toronto|ottawa|montreal|quebec'],
  ['CA', 'America/Edmonton', 'alberta|ab|calgary|edmonton'],
  ['CA', 'America/Winnipeg', 'manitoba|mb|winnipeg'],
  ['CA', 'America/Vancouver', 'vancouver'],
  ['CA', 'America/Halifax', 'nova scotia|ns|halifax'],
  // Countries and states with several time zones, or, as Washington, ambiguous names.
  ['US', undefined, 'us|usa|united states|united states of america|washington'],
  ['CA', undefined, 'canada|british columbia|bc|ontario|on|nunavut|yukon'],
  [
    'US',
    undefined,
    'alaska|ak|florida|fl|hawaii|hi|idaho|id|indiana|in|kansas|ks|kentucky|ky|michigan|mi|nebraska|ne|nevada|nv|north dakota|nd|south dakota|sd|tennessee|tn|texas|tx|puerto rico|pr'
  ],
  ['ES', undefined, 'spain'],
  ['AU', undefined, 'australia'],
  ['MX', undefined, 'mexico'],
  ['BR', undefined, 'brazil|brasil'],
  ['PT', undefined, 'portugal'],
  ['RU', undefined, 'russia']
]

/** Regions by name, folded: lower case, without accents. */
export const regionsByName: ReadonlyMap<string, NamedRegion> = new Map(
  named.flatMap(([country, zone, names]) =>
    names.split('|').map((name) => [name, zone === undefined ? { country } : { country, zone }] as const)
  )
)

/** Names after which the name of a part of them decides. */
export const broadNames: ReadonlySet<string> = new Set(
  'us|usa|united states|united states of america|canada|spain|portugal|australia|ontario|on|british columbia|bc|washington'.split(
    '|'
  )
)

/** US states that share a name or code with a country: `Tbilisi, Georgia`, `Tel Aviv, IL`. */
export const ambiguousStates: ReadonlySet<string> = new Set(
  'georgia|al|ar|az|ca|co|id|il|in|ky|ma|mn|mo|ms|mt|nc|ne|pa|pr|sc|sd|tn|va'.split('|')
)
