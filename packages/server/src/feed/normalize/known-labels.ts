/**
 * Every enumerated value we know, by field: the labels of the RESO Data Dictionary 2.0 and those
 * that Omaha's MLS adds. A label with spaces and punctuation removed is its own lookup name
 * ("Forced Air", "ForcedAir", "FORCED AIR"); other spellings follow it after `=`.
 */
const lists: Readonly<Record<string, string>> = {
  PropertyType: `Residential = RES, SF, A; Residential Income = RIN, Multi Family, MF, B;
    Residential Lease = RLSE, Rental, R; Land = LND, Lots And Land, L, Vacant Land; Farm = FRM, F;
    Manufactured In Park = MOBI; Commercial Sale = COMS, Commercial, C; Commercial Lease = COML;
    Business Opportunity = BUSO`,
  PropertySubType: `Single Family Residence = Single Family, Detached, SFR, Single Family Detached;
    Townhouse = Town House, TWNHS, Townhome; Condominium = Condo, CONDO; Villa/Patio Home = Villa,
    Patio Home; Duplex = DUPLX; Triplex; Quadruplex = Fourplex; Multi Family = Multifamily;
    Apartment; Stock Cooperative; Own Your Own; Loft; Timeshare; Deeded Parking; Cabin;
    Manufactured On Land; Manufactured Home; Mobile Home; Boat Slip; Unimproved Land;
    Single Family Lot; Farm; Ranch; Agriculture; Mixed Use; Industrial; Office; Retail; Warehouse;
    Hotel/Motel; Business; Acreage`,
  Levels:
    'One = 1, Single Level; Two = 2; One and One Half = 1.5; Multi/Split = Multi Split; Three Or More = 3',
  AssociationFeeFrequency: `Annually = Annual, Yearly, Y; Monthly = Month, M; Quarterly = Q;
    Semi-Annually = Semi Annual; Bi-Monthly; Weekly; Bi-Weekly; Semi-Monthly; Daily; One Time;
    Seasonal`,
  Heating: `Forced Air; Natural Gas; Electric; Heat Pump; Geothermal; Hot Water; Radiant; Baseboard;
    Propane; Gravity; Solar; Steam; Wood; Central; Zoned; None`,
  Cooling:
    'Ductless; Central Air; Electric; Heat Pump; Geothermal; Zoned; Window Unit(s); Ceiling Fan(s); Whole House Fan; Wall Unit(s); None',
  Appliances: `Humidifier; Range; Oven; Refrigerator; Dishwasher; Disposal; Microwave; Washer; Dryer; Freezer;
    Cooktop; Double Oven; Wine Refrigerator; Water Softener; Gas Range; Electric Range;
    Built-In Oven; Bar Fridge; Range Hood; Gas Water Heater; Electric Water Heater; Water Heater`,
  Roof: 'Membrane; Composition; Shingle; Wood; Shake; Tile; Slate; Metal; Flat; Rubber; Tar/Gravel; Asphalt',
  Basement: `Full; Partial; Finished; Unfinished; Partially Finished; Walk-Out Access; Daylight;
    Egress Windows; Crawl Space; Sump Pump; Walk-Up Access; Concrete; None`,
  ConstructionMaterials: `Cedar; Board & Batten Siding; Brick; Brick Veneer; Stone; Stone Veneer; Vinyl Siding; Wood Siding;
    Fiber Cement; HardiPlank Type; Cement Siding; Stucco; Frame; Aluminum Siding; Block; Log;
    Steel Siding; Masonite; Concrete; Glass; Adobe`,
  FoundationDetails:
    'Block; Concrete Perimeter; Brick/Mortar; Stone; Slab; Pillar/Post/Pier; Permanent; Poured Concrete = Concrete Poured; Wood',
  InteriorFeatures: `Beamed Ceilings; Natural Woodwork; Cedar Closet(s); Ceiling Fan(s); Walk-In Closet(s); Open Floorplan; Eat-in Kitchen; Pantry;
    Kitchen Island; Vaulted Ceiling(s); Cathedral Ceiling(s); High Ceilings; Granite Counters;
    Quartz Counters; Stone Counters; Breakfast Bar; Bar; Wet Bar; Dry Bar; Central Vacuum; Sound System;
    Crown Molding; Built-in Features; Soaking Tub; Double Vanity; Entrance Foyer;
    Recessed Lighting; Smart Home; Hardwood Floors; High Speed Internet; Storage; Sauna; Elevator`,
  ExteriorFeatures: `Dog Run; Storm Shelter; Gas Grill; Boat Slip; Rain Gutters; Private Yard; Garden; Fire Pit; Outdoor Grill; Basketball Court;
    Lighting; Playground; Storage; Balcony; Built-in Barbecue; Courtyard; Dock; Tennis Court(s);
    Sprinkler System; Lawn Sprinkler`,
  PatioAndPorchFeatures:
    'Patio; Porch; Deck; Covered; Front Porch; Screened; Covered Deck; Covered Patio; Enclosed; Awning(s); Rear Porch; Side Porch; Wrap Around; Terrace; Enclosed Porch; Covered Porch',
  Fencing:
    'Barbed Wire; Wood; Chain Link; Vinyl; Full; Partial; Back Yard; Privacy; Iron; Wrought Iron; Invisible; Electric; Wire; None; Fenced',
  ParkingFeatures: `Alley Access; Assigned; Underground; Attached; Detached; Garage; Built-In; Basement; Carport; Driveway; Garage Door Opener;
    Heated Garage; Off Street; On Street; Tandem; Covered; Additional Parking; Concrete; Gravel;
    Garage Faces Front; Garage Faces Side; Extra Parking Slab; RV Access/Parking; Tuckunder; Oversized; None`,
  LotFeatures: `City Lot; Gravel Road; Alley; Common Grounds; Corner Lot; Cul-De-Sac; Level; Sloped; Wooded; Landscaped; Few Trees; Many Trees;
    Interior Lot; Rolling Slope; Greenbelt; On Golf Course; Near Golf Course; Adjacent To Golf Course; Waterfront;
    Backs To Greenbelt/Park; Pasture; Farm; Back Yard; Front Yard; Curb and Gutter; Curb Cut; Common Area;
    Public Road; Paved Road; Subdivided; Secluded; Irregular Lot; Near Public Transit; Sprinklers In Front; Sprinklers In Rear; Flood Plain; Gentle Sloping; Views; Acreage`,
  WaterfrontFeatures: `Lake; Lake Front = Lakefront; Lake Privileges; River Front = Riverfront; River Access; Creek; Stream; Pond;
    Canal Access; Canal Front; Beach Access; Beach Front; Lagoon; Seawall; Waterfront = Water Front; None`,
  PoolFeatures:
    'In Ground = Inground; Above Ground; Community; Association; Private; Indoor; Outdoor Pool; Heated; Gunite; Vinyl; Fenced; Diving Board; Pool Cover; Salt Water; Lap; Indoor Pool; None',
  Utilities: `Fiber Optic Available; Electricity Available; Electricity Connected; Natural Gas Available;
    Natural Gas Connected; Water Available; Water Connected; Sewer Available; Sewer Connected;
    Cable Available; Cable Connected; Phone Available; Phone Connected; Propane; Underground Utilities;
    High Speed Internet Available; Fiber Optic; Storm Sewer; None`,
  Sewer:
    'Community Sewer; Public Sewer; Septic Tank; Private Sewer; Holding Tank; Lagoon; Engineered Septic; None',
  WaterSource: 'Rural Water; Public; Well; Private; Shared Well; Cistern; None',
  Flooring:
    'Carpet; Hardwood; Tile; Ceramic Tile; Vinyl; Luxury Vinyl; Laminate; Wood; Concrete; Stone; Engineered Hardwood; Marble; Slate; Bamboo; Linoleum',
  View: 'Hills; Golf Course; Lake; River; City; Trees/Woods; Park/Greenbelt; Pond; Creek/Stream; Neighborhood; Skyline; Water; Valley; Rural; Pasture; None',
  CommunityFeatures: `Clubhouse; Pool; Playground; Golf; Lake; Park; Sidewalks; Street Lights; Tennis Court(s);
    Gated; Curbs; Fitness Center; Stable(s); Fishing; Trails = Hiking Trails, Walking Trails`,
  AssociationAmenities: `Elevator(s); Beach Rights; Management; Pool; Clubhouse; Playground; Golf Course; Tennis Court(s); Fitness Center; Trail(s);
    Beach Access; Boat Dock; Lake Privileges = Lake; Park; Security; Stable(s); Maintenance Grounds; Snow Removal`,
  AssociationFeeIncludes: `Lake Maintenance; Maintenance Grounds; Maintenance Structure; Snow Removal; Trash; Water; Sewer; Insurance; Security;
    Lake Use; Pool Maintenance; Common Area Maintenance; Club House; Gas; Heat; Cable TV; Management`,
  HorseAmenities:
    'Paddocks; Barn; Stable(s); Pasture; Arena; Paddocks; Corral(s); Tack Room; Riding Trail; Hay Storage; Round Pen; None',
  OtherStructures: `Pole Barn; Outbuilding = Out Building, Out Building(s); Shed(s); Barn(s); Storage; Workshop; Garage(s); Greenhouse; Gazebo; Guest House;
    Stable(s); Second Garage; Pool House; Corral(s); Poultry Coop; Grain Storage; Arena; Pergola; Kennel/Dog Run; None`,
  ArchitecturalStyle:
    'Split Entry; Multi-Level; Prairie; Farmhouse; Loft; Ranch; Traditional; Contemporary; Craftsman; Colonial; Tudor; Bungalow; Villa = Patio Home, Villa/Patio Home; Modern; Victorian; Cape Cod; A-Frame; Split Level; Two Story',
  PropertyCondition:
    'New Construction; Under Construction; To Be Built; Not New and NOT a Model = Not New; Updated/Remodeled; Fixer; Model; Existing',
  FireplaceFeatures:
    'Recreation Room; Wood Burning; Gas; Gas Log; Gas Starter; Electric; Direct Vent; Living Room; Family Room; Great Room; Master Bedroom; Primary Bedroom; Basement; Outside; See Through; Double Sided; Masonry; Stone; None',
  LaundryFeatures:
    'Main Level; Upper Level; Lower Level; In Basement; In Unit; Laundry Room; Laundry Closet; Sink; Gas Dryer Hookup; Electric Dryer Hookup; Washer Hookup; Common Area; None',
  WindowFeatures:
    'Egress Windows; Bay Window(s); Double Pane Windows; Skylight(s); Window Coverings; Window Treatments; LL Daylight Windows; Egress; Insulated Windows; Storm Window(s); Low Emissivity Windows',
  AccessibilityFeatures:
    'Accessible Bedroom; Accessible Entrance; Accessible Full Bath; Accessible Doors; Accessible Hallway(s); Grip-Accessible Features; Stair Lift; Accessible Elevator Installed; Standby Generator; None',
  RoomLevel:
    'Main = Main Level, M; First = 1, First Level; Second = 2, Second Level; Third = 3, Third Level; Fourth; Upper = Upper Level, U; Lower = Lower Level, L; Basement = B',
  RoomFeatures: `Wall to Wall Carpet; Double Vanity; Vaulted Ceiling(s); Bay Window; Ceiling Fan(s) = Ceiling Fan; Hardwood Floor = Wood Floor; Ceramic Tile Floor; Walk-In Closet(s) = Walk-In Closet;
    Fireplace; Window Covering; Egress Window; Vinyl Floor; Luxury Vinyl Plank; Sliding Glass Door; Pantry; Bay/Bow Windows; 9'+ Ceiling;
    Double Sinks; Full Bath; 3/4 Bath; Half Bath; Whirlpool; Shower; Cathedral/Vaulted Ceiling; Dining Area; Balcony/Deck; Skylight; Exterior Door`,
  OpenHouseType: 'Public; Broker; Private; Office; Association',
  Permission: 'Public; Private; IDX; VOW; Agent Only; Firm Only; Office Only; MLS Only',
  ImageOf: `Front of Structure = Front, Exterior Front; Back of Structure = Back; Living Room; Family Room; Kitchen; Dining Room; Bathroom; Bedroom;
    Primary Bedroom = Master Bedroom; Primary Bathroom = Master Bathroom; Yard; Aerial View; Patio; Deck; Garage; Basement; Laundry; Floor Plan; Entry; Exterior Front; View; Pool; Map; Office`,
};

/** A value without spaces, punctuation and case: its key in the tables. */
export function keyOf(value: string): string {
  return value.toLowerCase().replace(/[^a-z0-9.]+/g, '');
}

function readList(text: string): Map<string, string> {
  const labels = new Map<string, string>();
  const entries = text.split(';').map((entry) => entry.replace(/\s+/g, ' ').trim());
  for (const entry of entries) {
    const [label = '', others = ''] = entry.split(' = ');
    labels.set(keyOf(label), label);
    for (const other of others.split(',')) if (other.trim()) labels.set(keyOf(other), label);
  }
  return labels;
}

/** Field → key of a value → its label. */
export const knownLabels: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(lists).map(([field, text]) => [field, readList(text)]),
);
