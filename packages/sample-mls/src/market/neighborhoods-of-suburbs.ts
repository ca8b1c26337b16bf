/** The suburbs in Douglas and Sarpy Counties on Omaha's street grid, lines as for Omaha. */
export const suburbLines: Readonly<Record<string, string>> = {
  elkhorn: `
Old Town Elkhorn | 68022 | 205 2900 | 2 250 | 1900-1975 | 196 | ELK/Elkhorn High | O | 0.7
Elk Ridge | 68022 | 192 1300 | 3 400 | 2000-2014 | 236 | ELK/Elkhorn South | HPG | 1
The Prairies | 68022 | 210 -1200 | 3 350 | 2005-2020 | 252 | ELK/Elkhorn South | HP | 0.9
Skyline Ranches | 68022 | 214 900 | 4 500 | 1968-1995 | 232 | ELK/Elkhorn South | AE | 0.6
Indian Creek | 68022 | 210 4200 | 3 400 | 2008-2024 | 236 | ELK/Elkhorn North | GHPN | 1.2
Elkhorn View | 68022 | 205 4800 | 2 300 | 1996-2012 | 212 | ELK/Elkhorn North | - | 0.8
Blue Sage Creek | 68022 | 214 -1900 | 3 300 | 2014-2026 | 262 | ELK/Elkhorn South | HPN | 1.1
Five Fountains | 68022 | 194 -500 | 2 250 | 2002-2016 | 268 | ELK/Elkhorn South | HVW | 0.5
Spruce Meadows | 68022 | 194 4600 | 3 300 | 2013-2026 | 218 | ELK/Elkhorn North | NT | 1
Fairwood Crossing | 68022 | 188 3800 | 2 300 | 1999-2015 | 210 | ELK/Elkhorn High | T | 0.7
Chapel Hill | 68022 | 200 600 | 2 300 | 1994-2008 | 228 | ELK/Elkhorn South | H | 0.7
Privada | 68022 | 188 2300 | 2 250 | 2014-2026 | 292 | ELK/Elkhorn South | HNPV | 0.6`,
  bennington: `
Old Bennington | 68007 | 156 11700 | 2 250 | 1890-1985 | 176 | BEN/Bennington High | O | 0.6
Newport Landing | 68007 | 166 10300 | 3 400 | 1998-2014 | 258 | BEN/Bennington High | LHP | 0.8
Heritage | 68007 | 171 8800 | 3 300 | 2014-2026 | 216 | BEN/Bennington High | NP | 1.2
Pine Creek | 68007 | 150 9000 | 3 400 | 2002-2022 | 206 | BEN/Bennington High | - | 1
Waterford | 68007 | 149 10600 | 2 350 | 2000-2016 | 228 | BEN/Bennington High | LHP | 0.7
Bennington Lake | 68007 | 176 12700 | 2 250 | 2009-2025 | 292 | BEN/Bennington High | LHN | 0.5
Kempten Creek | 68007 | 160 9300 | 3 400 | 2017-2026 | 208 | BEN/Bennington High | NT | 1
Stratford Park | 68007 | 160 8100 | 4 300 | 2009-2022 | 212 | BEN/Bennington High | P | 0.9`,
  valley: `
Valley Original Town | 68064 | 12 200 | 4 500 | 1890-1980 | 162 | DCW/DC West | O | 1
Mallard Landing | 68064 | 8 -1200 | 2 300 | 2007-2024 | 272 | DCW/DC West | LHN | 1
Bluewater | 68064 | 26 300 | 4 250 | 2016-2026 | 322 | DCW/DC West | LHNP | 0.8
Ginger Cove | 68064 | 22 1400 | 4 300 | 1975-2015 | 286 | DCW/DC West | LHR | 0.7
Ginger Woods | 68064 | 10 2200 | 4 300 | 1994-2018 | 266 | DCW/DC West | LHW | 0.6`,
  gretna: `
Gretna Original Town | 68028 | 208 -12100 | 3 300 | 1895-1985 | 186 | GRE/Gretna | O | 0.8
Plum Ridge | 68028 | 201 -13900 | 3 350 | 1996-2012 | 202 | GRE/Gretna | - | 0.8
Lincoln Place | 68028 | 215 -11800 | 2 300 | 1998-2016 | 206 | GRE/Gretna | - | 0.7
Copper Ridge | 68028 | 206 -13300 | 3 300 | 2009-2024 | 214 | GRE/Gretna | NT | 1
Covington | 68028 | 214 -13000 | 3 350 | 2010-2026 | 222 | GRE/Gretna | NH | 1
Tiburon Ridge | 68028 | 188 -9400 | 4 400 | 2002-2020 | 232 | GRE/Gretna East | GHP | 0.9
Harvest Creek | 68028 | 196 -9300 | 3 400 | 2015-2026 | 218 | GRE/Gretna East | NP | 1.1
Bellbrook | 68028 | 206 -9900 | 2 450 | 2012-2025 | 228 | GRE/Gretna East | NHV | 0.8
Aspen Creek North | 68028 | 190 -10000 | 3 350 | 2016-2026 | 212 | GRE/Gretna East | NT | 1
Green Acres Gretna | 68028 | 222 -12400 | 3 400 | 1970-2010 | 216 | GRE/Gretna | AE | 0.4`,
  papillion: `
Papillion Original Town | 68046 | 83 -10800 | 3 300 | 1890-1970 | 182 | PLV/Papillion-La Vista | O | 0.8
Tara Heights | 68046 | 74 -10100 | 4 400 | 1968-1988 | 182 | PLV/Papillion-La Vista | - | 0.9
Hickory Hill | 68046 | 64 -10300 | 4 500 | 1970-1995 | 188 | PLV/Papillion-La Vista | T | 0.9
Walnut Creek | 68046 | 91 -12200 | 4 500 | 1994-2010 | 206 | PLV/Papillion-La Vista South | L | 1
Eagle Hills | 68133 | 66 -13500 | 5 500 | 1996-2012 | 214 | PLV/Papillion-La Vista South | GH | 0.9
Shadow Lake | 68046 | 78 -13600 | 4 500 | 2004-2022 | 216 | PLV/Papillion-La Vista South | LHP | 1.2
Titan Springs | 68133 | 69 -12300 | 3 350 | 2000-2014 | 204 | PLV/Papillion-La Vista South | - | 0.7
Granite Falls | 68046 | 105 -13500 | 4 300 | 2013-2026 | 216 | PLV/Papillion-La Vista South | N | 1
Settlers Creek | 68046 | 92 -13700 | 3 350 | 2008-2022 | 208 | PLV/Papillion-La Vista South | T | 0.8
Ashbury Creek | 68046 | 118 -13700 | 5 300 | 2016-2026 | 222 | PLV/Papillion-La Vista South | NP | 1
Summerfield | 68046 | 88 -14600 | 3 300 | 2001-2015 | 206 | PLV/Papillion-La Vista South | - | 0.6
Westmont | 68133 | 66 -14900 | 5 300 | 1978-2005 | 196 | PLV/Papillion-La Vista South | AW | 0.4`,
  bellevue: `
Olde Towne Bellevue | 68005 | 4 -12300 | 3 400 | 1890-1965 | 158 | BPS/Bellevue East | OM | 1
Fontenelle Hills | 68005 | 9 -10200 | 3 400 | 1972-2008 | 188 | BPS/Bellevue East | GCVW | 0.9
Avery Hills | 68147 | 27 -8700 | 5 500 | 1958-1985 | 168 | BPS/Bellevue West | - | 1
Chandler Acres | 68147 | 34 -8200 | 4 400 | 1955-1978 | 158 | BPS/Bellevue West | - | 0.8
Leawood Oaks | 68123 | 32 -14300 | 4 500 | 1985-2004 | 182 | BPS/Bellevue West | - | 0.9
Two Springs | 68123 | 27 -13200 | 4 500 | 1972-1998 | 176 | BPS/Bellevue West | T | 0.9
Cedar View | 68123 | 38 -12200 | 4 500 | 1990-2006 | 184 | BPS/Bellevue West | - | 0.8
Pilgrims Landing | 68123 | 33 -16200 | 4 500 | 1996-2014 | 192 | BPS/Bellevue East | - | 0.9
Colonial Pointe | 68123 | 28 -17200 | 4 400 | 2012-2026 | 202 | BPS/Bellevue East | N | 1
Wyoming Ridge | 68123 | 20 -17000 | 4 400 | 2015-2026 | 198 | PLT/Platteview | NT | 0.7
Looking Glass Hills | 68123 | 24 -15400 | 3 400 | 1994-2012 | 190 | BPS/Bellevue East | W | 0.6`,
  springfield: `
Springfield Original Town | 68059 | 9 0 | 4 500 | 1890-1985 | 172 | PLT/Platteview | O | 1
Springfield Pines | 68059 | 5 700 | 3 200 | 2008-2026 | 206 | PLT/Platteview | N | 0.8
Platteview Acres | 68059 | 20 -300 | 3 350 | 1975-2015 | 214 | PLT/Platteview | AE | 0.6`,
};
