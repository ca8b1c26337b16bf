/**
 * Enumerations of the feed: lookup name, then its values as the RESO Data Dictionary 2.0 shows
 * them. A value marked with * is local to this MLS, as every MLS has some.
 */
const table = `
StandardStatus: Active, Active Under Contract, Pending, Coming Soon, Closed, Withdrawn, Expired, Canceled, Hold
PropertyType: Residential, Residential Income, Land, Farm
PropertySubType: Single Family Residence, Townhouse, Condominium, Villa*, Duplex, Triplex, Quadruplex, Unimproved Land, Agriculture, Farm
ArchitecturalStyle: Ranch, Traditional, Split Entry*, Multi-Level, Cape Cod, Tudor, Craftsman, Bungalow, Contemporary, Prairie, Colonial, Farmhouse, Victorian, Patio Home, Loft*
Levels: One, One and One Half, Two, Three Or More, Multi/Split
AreaUnits: Square Feet
LotSizeUnits: Acres, Square Feet
LinearUnits: Feet
FeeFrequency: Annually, Monthly, Quarterly, Semi-Annually
AssociationAmenities: Clubhouse, Pool, Playground, Trail(s), Tennis Court(s), Fitness Center, Elevator(s), Security, Beach Rights, Boat Dock, Management
AssociationFeeIncludes: Maintenance Grounds, Snow Removal, Maintenance Structure, Insurance, Trash, Water, Common Area Maintenance*, Pool Maintenance*, Lake Maintenance*
Basement: Finished, Partially Finished, Unfinished, Walk-Out Access, Daylight, Full, Partial, Egress Windows, None
FoundationDetails: Concrete Perimeter, Block, Stone, Slab, Brick/Mortar
ConstructionMaterials: Brick, Stone, Stone Veneer, Vinyl Siding, HardiPlank Type, Wood Siding, Stucco, Cedar, Board & Batten Siding, Frame
Roof: Composition, Wood, Slate, Tile, Metal, Membrane, Flat
Heating: Forced Air, Natural Gas, Electric, Heat Pump, Propane, Radiant, Hot Water, Steam, Geothermal
Cooling: Central Air, Heat Pump, Window Unit(s), Geothermal, Ductless, None
Utilities: Electricity Connected, Natural Gas Connected, Cable Available, Fiber Optic Available*, Water Connected, Sewer Connected, Propane, Electricity Available, Natural Gas Available, Phone Available
WaterSource: Public, Private, Well, Shared Well, Rural Water*
Sewer: Public Sewer, Septic Tank, Private Sewer, Community Sewer*
Appliances: Range, Oven, Dishwasher, Disposal, Microwave, Refrigerator, Washer, Dryer, Gas Range, Double Oven, Wine Refrigerator, Water Softener, Range Hood, Freezer, Humidifier
InteriorFeatures: Ceiling Fan(s), Kitchen Island, Pantry, Walk-In Closet(s), Vaulted Ceiling(s), High Ceilings, Wet Bar, Built-in Features, Double Vanity, Entrance Foyer, Open Floorplan, Granite Counters, Quartz Counters, Stone Counters, Crown Molding, Beamed Ceilings, Natural Woodwork, Cedar Closet(s), Recessed Lighting, Sound System
Flooring: Hardwood, Carpet, Ceramic Tile, Luxury Vinyl*, Laminate, Concrete, Wood, Vinyl, Slate
FireplaceFeatures: Living Room, Family Room, Recreation Room, Gas Log, Wood Burning, Direct Vent, Electric, Outside, Primary Bedroom, See Through
WindowFeatures: Double Pane Windows, Egress Windows*, Bay Window(s), Skylight(s), Storm Window(s), Window Coverings
LaundryFeatures: Main Level, Upper Level, In Basement, Laundry Room, In Unit, Common Area
ParkingFeatures: Attached, Detached, Garage, Garage Door Opener, Heated Garage, Off Street, Alley Access, Assigned, Carport, Underground, On Street, Concrete, RV Access/Parking, Oversized, Basement*
ExteriorFeatures: Sprinkler System*, Garden, Private Yard, Fire Pit, Dog Run, Storm Shelter*, Lighting, Rain Gutters, Gas Grill, Balcony, Playground, Boat Slip, Dock
PatioAndPorchFeatures: Deck, Patio, Porch, Front Porch, Covered, Screened, Enclosed, Rear Porch
LotFeatures: Level, Sloped, Corner Lot, Cul-De-Sac, Wooded, On Golf Course, Waterfront, Interior Lot, Landscaped, City Lot, Paved Road*, Gravel Road*, Alley*, Common Grounds*, Rolling Slope, Farm, Pasture
Fencing: Wood, Vinyl, Chain Link, Wrought Iron, Full, Partial, Privacy, None, Barbed Wire
PoolFeatures: In Ground, Above Ground, Association, Heated, Community, None
WaterfrontFeatures: Lake Front, River Front, Lake Privileges, Beach Front, Pond
HorseAmenities: Barn, Pasture, Stable(s), Paddocks, Arena, Tack Room
OtherStructures: Shed(s), Outbuilding, Barn(s), Workshop, Storage, Gazebo, Pole Barn*, Greenhouse, Second Garage
CommunityFeatures: Pool, Clubhouse, Lake, Golf, Playground, Sidewalks, Street Lights, Fishing, Curbs, Tennis Court(s), Park
PropertyCondition: New Construction, Under Construction, Updated/Remodeled, Fixer
SpecialListingConditions: Standard, Real Estate Owned, Trust*
ListingTerms: Conventional, FHA, VA Loan, Cash, USDA Loan, Private Financing Available
Possession: Close Of Escrow, Negotiable, Close Plus 30 Days
ListingAgreement: Exclusive Right To Sell, Exclusive Agency
DirectionFaces: North, South, East, West
AccessibilityFeatures: Accessible Entrance, Accessible Doors, Accessible Full Bath, Stair Lift, Common Area
View: Water, Golf Course, Trees/Woods, City, Hills, Park/Greenbelt
CurrentUse: Residential, Agricultural, Vacant, Single Family, Investment
PossibleUse: Residential, Single Family, Agricultural, Horses
RoomType: Living Room, Family Room, Kitchen, Dining Room, Primary Bedroom, Primary Bathroom, Bedroom 2, Bedroom 3, Bedroom 4, Bedroom 5, Recreation Room, Office, Basement, Laundry, Sun Room
RoomLevel: Main, Second, Third, Lower, Basement
RoomFeatures: Wall to Wall Carpet*, Ceiling Fan, Hardwood Floor*, Fireplace, Walk-In Closet(s), Vaulted Ceiling(s), Window Covering*, Double Vanity*, Shower*, Whirlpool*, Ceramic Tile Floor*, Pantry, Dining Area*, Bay Window*, Egress Window*, Luxury Vinyl Plank*
MediaCategory: Photo, Document, Branded Virtual Tour, Floor Plan
ImageOf: Front of Structure, Living Room, Family Room, Kitchen, Dining Room, Master Bedroom, Bedroom, Master Bathroom, Bathroom, Office, Basement, Garage, Yard, Aerial View, Lot
ImageSizeDescription: Large
MediaPermission: Public, Private
OpenHouseStatus: Active, Canceled, Ended
OpenHouseType: Public, Broker
MemberStatus: Active, Inactive
MemberType: Licensee, Broker
OfficeStatus: Active, Inactive
OfficeType: MLS
`;

export type LookupValue = {
  readonly lookupName: string;
  /** As people read it: 'Active Under Contract'. */
  readonly display: string;
  /** Name of the member in an OData enumeration: 'ActiveUnderContract'. */
  readonly name: string;
  /** This MLS's own code: 'STA2'. */
  readonly code: string;
  readonly local: boolean;
};

const nameOf = (display: string): string => display.replace(/[^A-Za-z0-9]+/g, '');

const taken = new Map<string, number>();
const codeStem = (lookupName: string): string => {
  const capitals = lookupName.replace(/[^A-Z]/g, '');
  const stem = capitals.length > 1 ? capitals : lookupName.slice(0, 3).toUpperCase();
  const times = (taken.get(stem) ?? 0) + 1;
  taken.set(stem, times);
  return times === 1 ? stem : `${stem}${String.fromCharCode(64 + times)}`;
};

/** All values of all enumerations, in the table's order. */
export const lookupValues: readonly LookupValue[] = table
  .trim()
  .split('\n')
  .flatMap((line) => {
    const colon = line.indexOf(':');
    const lookupName = line.slice(0, colon);
    const stem = codeStem(lookupName);
    return line
      .slice(colon + 1)
      .split(',')
      .map((cell, at): LookupValue => {
        const local = cell.trim().endsWith('*');
        const display = cell.trim().replace(/\*$/, '');
        return { lookupName, display, name: nameOf(display), code: `${stem}${at + 1}`, local };
      });
  });

const byLookup = new Map<string, Map<string, LookupValue>>();
for (const value of lookupValues) {
  const values = byLookup.get(value.lookupName) ?? new Map<string, LookupValue>();
  values.set(value.display, value);
  byLookup.set(value.lookupName, values);
}

/** Names of all enumerations. */
export const lookupNames: readonly string[] = [...byLookup.keys()];

/** The value displayed as `display`; a value outside its enumeration is a bug in this program. */
export function requireLookup(lookupName: string, display: string): LookupValue {
  const value = byLookup.get(lookupName)?.get(display);
  if (value === undefined) throw new Error(`${lookupName} has no value ${display}`);
  return value;
}

/**
 * The value that a client means in a filter, in any of the three encodings; null if the enumeration
 * does not have it.
 */
export function findLookup(lookupName: string, written: string): LookupValue | null {
  const values = byLookup.get(lookupName);
  if (values === undefined) return null;
  const exact = values.get(written);
  if (exact !== undefined) return exact;
  for (const value of values.values()) {
    if (value.name === written || value.code === written) return value;
  }
  return null;
}
