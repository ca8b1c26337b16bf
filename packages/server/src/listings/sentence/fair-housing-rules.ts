import { fairHousingMessages } from '../messages.ts';

/**
 * Words about who people are, which a sentence may not search by, and why. Federal Fair Housing Act
 * (42 U.S.C. 3604; 24 CFR 100.70 on steering, 100.75 on statements), Nebraska Fair Housing Act
 * (Neb. Rev. Stat. 20-301 to 20-344). What describes a home and not a person stays allowed, as in
 * HUD's guidance of January 9, 1995 on advertisements: family room, mother-in-law suite, wheelchair
 * ramp. The reasons are in docs/decisions/0044.
 */
type RefusalReason = keyof typeof refusalReasons;

export const refusalReasons = {
  race: fairHousingMessages.race,
  religion: fairHousingMessages.religion,
  origin: fairHousingMessages.origin,
  sex: fairHousingMessages.sex,
  family: fairHousingMessages.family,
  disability: fairHousingMessages.disability,
  people: fairHousingMessages.people,
  rating: fairHousingMessages.rating,
};

/**
 * A row of the table: words that are refused, unless a neighboring word makes them about a home.
 */
export interface FairHousingRule {
  reason: RefusalReason;
  words: string;
  /** Refused only if one of these follows. */
  onlyBefore?: string;
  /** Not refused if one of these follows. */
  notBefore?: string;
  /** Not refused if one of these comes before. */
  notAfter?: string;
}

const PEOPLE_OR_AREA =
  'people|person|persons|folks|families|family|neighbors|residents|owners|buyers|tenants|households|couple|couples|community|communities|neighborhood|neighborhoods|area|areas|part of town|side of town|street only|only|enclave|population|majority|church|school|schools|district';
const ROOM = 'room|rooms|bedroom|bedrooms|bath|bathroom|bathrooms|playroom|suite';
const STREET =
  'st|street|ave|avenue|rd|road|dr|drive|ln|lane|ct|court|cir|circle|blvd|pl|place|pkwy|parkway|way|trail|hill|hills|creek|park|ridge|heights';

export const fairHousingRules: readonly FairHousingRule[] = [
  {
    reason: 'race',
    words:
      'whites|blacks|african american|african americans|afro american|caucasian|caucasians|negro|negroes|hispanic|hispanics|latino|latinos|latina|latinas|latinx|native americans|american indians|pacific islander|pacific islanders|people of color|race|racial|racially|races|ethnic|ethnicity|ethnically|biracial|mixed race|segregated|all white|all black|mostly white|mostly black|diverse|diversity|minority|minorities',
  },
  { reason: 'race', words: 'asian|asians', notBefore: `garden|inspired|style|${STREET}` },
  {
    reason: 'race',
    words: 'white|black|brown|colored|native american|integrated',
    onlyBefore: PEOPLE_OR_AREA,
  },
  {
    reason: 'religion',
    words:
      'christian|christians|catholic|catholics|protestant|protestants|lutheran|lutherans|baptist|baptists|methodist|methodists|evangelical|evangelicals|mormon|mormons|lds|jewish|jew|jews|kosher|eruv|muslim|muslims|islamic|islam|hindu|hindus|buddhist|buddhists|sikh|sikhs|atheist|atheists|amish|mennonite|mennonites|religious|religion|faith based|same faith|worship',
    notBefore: STREET,
  },
  {
    reason: 'religion',
    words:
      'church|churches|mosque|mosques|synagogue|synagogues|temple|temples|shul|parish|place of worship|places of worship|house of worship|houses of worship',
    notBefore: STREET,
    notAfter: 'converted|former|old|historic',
  },
  {
    reason: 'origin',
    words:
      'immigrant|immigrants|foreigner|foreigners|foreign born|refugee|refugees|illegals|mexican|mexicans|chinese|vietnamese|koreans|somali|somalis|sudanese|nigerian|nigerians|arab|arabs|nepali|nepalis|bhutanese|pakistani|pakistanis|indians|nationality|nationalities|born in america|english speaking|english speakers|spanish speaking|spanish speakers|non english|national origin',
  },
  {
    reason: 'origin',
    words:
      'american|indian|german|irish|italian|polish|czech|french|spanish|english|russian|ukrainian|japanese|korean|african|european|swedish|danish',
    onlyBefore: PEOPLE_OR_AREA,
  },
  {
    reason: 'sex',
    words:
      'women|woman|men|female|females|male|males|ladies|lady|gentlemen|girls|boys|lgbt|lgbtq|gay|gays|lesbian|lesbians|transgender|trans|queer|homosexual|homosexuals|heterosexual|heterosexuals|bisexual',
    notBefore: `${ROOM}|${STREET}`,
  },
  { reason: 'sex', words: 'man', onlyBefore: 'only|preferred' },
  {
    reason: 'family',
    words:
      'kids|kid|children|child|childless|toddler|toddlers|baby|babies|infant|infants|teenager|teenagers|teens|families|family friendly|family oriented|kid friendly|child friendly|for family|for a family|for my family|for our family|for the family|for families|growing family|young family|large family|big family|family of #|family of|family neighborhood|family neighborhoods|family community|family area|pregnant|single mother|single mothers|single mom|single moms|single dad|single parent|single parents|adults|adult only|adults only|adult community|adults preferred|singles|singles only|married|unmarried|newlyweds|newlywed|empty nester|empty nesters|couples',
    notBefore: ROOM,
  },
  {
    reason: 'family',
    words: 'bachelor|bachelors|bachelorette',
    notBefore: 'pad|apartment|suite|flat',
  },
  {
    reason: 'disability',
    words:
      'disabled|disability|disabilities|handicapped|handicap|crippled|cripple|able bodied|mentally ill|mental illness|mental health|autistic|autism|deaf|special needs|wheelchairs|hiv|aids|addict|addicts|rehab center|sober living|group home|group homes|halfway house|halfway houses',
    notBefore:
      'accessible|access|accessibility|ramp|ramps|bathroom|bath|shower|parking|equipped|features|friendly|adapted|entrance',
  },
  { reason: 'disability', words: 'blind', onlyBefore: 'people|person|persons' },
  {
    reason: 'people',
    words:
      'young professionals|young professional|professionals|millennials|retirees|retiree|retired people|elderly|old people|older people|young people|students only|college students|no students|our kind|my kind|people like us|people like me|like minded|working class|blue collar|rich people|wealthy people|poor people|low income people|demographics|demographic|republicans|republican|democrats|democrat|conservatives|liberals|kind of people|type of people|types of people|good people|nice people',
  },
  {
    reason: 'rating',
    words:
      'safe|safer|safest|safety|unsafe|crime|crimes|low crime|high crime|no crime|crime free|crime rate|ghetto|sketchy|dangerous|gang|gangs',
    notBefore: `room|rooms|deposit|box|${STREET}`,
  },
  {
    reason: 'rating',
    words:
      'good|better|best|nice|nicer|nicest|great|excellent|bad|rough|desirable|respectable|decent|up and coming|right|wrong|clean',
    onlyBefore:
      'neighborhood|neighborhoods|area|areas|community|communities|part of town|parts of town|side of town|neighbors',
  },
  {
    reason: 'rating',
    words:
      'good|better|best|top|great|excellent|high rated|highly rated|top rated|high performing|award winning|blue ribbon|nice|strong|highest rated|best rated',
    onlyBefore:
      'school|schools|school district|school districts|elementary|high school|public schools',
  },
];

/** Words included in the refusal when they come before it. */
export const refusalLeads =
  'no|not|without|near|nearby|by|close|to|next|a|an|the|for|in|with|within|walking|distance|of|any|few|many|mostly|predominantly|mainly|only|all|more|less|around|from|away|safe|good|great|suitable|ideal|perfect|my|our';

/** Words included in the refusal when they follow it. */
export const refusalTails =
  'only|friendly|neighborhood|neighborhoods|community|communities|area|areas|people|person|persons|families|family|neighbors|residents|population|school|schools|district|districts|part|side|town|of|household|households|allowed|welcome|preferred|living|nearby|rate|rates|free|street|streets';
