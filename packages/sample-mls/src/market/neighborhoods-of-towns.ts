/** Lincoln and the towns north and southwest of Omaha, each with its own street grid. */
export const townLines: Readonly<Record<string, string>> = {
  lincoln: `
Near South | 68502 | 18 -1500 | 4 400 | 1888-1935 | 176 | LPS/Lincoln High | OM | 1
Everett | 68502 | 12 -1200 | 3 300 | 1895-1940 | 148 | LPS/Lincoln High | OM | 0.8
Haymarket | 68508 | 8 250 | 1 150 | 1895-2019 | 292 | LPS/Lincoln High | DC | 0.6
Country Club Lincoln | 68502 | 24 -2500 | 4 350 | 1918-1950 | 218 | LPS/Southeast | OW | 1
Sheridan Boulevard | 68506 | 33 -2600 | 4 300 | 1922-1958 | 216 | LPS/Southeast | OW | 0.8
Antelope Park | 68510 | 36 -900 | 5 500 | 1920-1955 | 174 | LPS/Lincoln High | O | 1
East Campus | 68503 | 37 1800 | 4 450 | 1908-1948 | 168 | LPS/Northeast | OM | 0.9
Havelock | 68507 | 62 3800 | 5 400 | 1895-1965 | 148 | LPS/Northeast | O | 0.8
University Place | 68504 | 48 2500 | 5 400 | 1895-1960 | 146 | LPS/Northeast | OM | 0.8
Bethany | 68505 | 66 1400 | 5 500 | 1905-1970 | 162 | LPS/Northeast | - | 0.8
Meadowlane | 68505 | 70 600 | 5 400 | 1955-1972 | 166 | LPS/East | - | 0.8
Wedgewood | 68510 | 68 -500 | 5 350 | 1960-1982 | 178 | LPS/East | L | 0.6
Edenton South | 68516 | 68 -5200 | 5 500 | 1985-2002 | 198 | LPS/East | P | 0.9
Williamsburg | 68516 | 38 -5600 | 5 500 | 1988-2004 | 206 | LPS/Southwest | TV | 0.9
Thompson Creek | 68516 | 56 -7500 | 5 400 | 2004-2022 | 212 | LPS/Southwest | N | 0.9
Wilderness Ridge | 68512 | 28 -8200 | 4 500 | 1999-2018 | 248 | LPS/Southwest | GHV | 0.7
Grand Terrace | 68526 | 88 -7800 | 5 500 | 2015-2026 | 216 | LPS/Standing Bear | N | 1
Firethorn | 68520 | 96 -2900 | 5 500 | 1988-2014 | 254 | LPS/East | GHW | 0.5
Waterford Estates | 68520 | 104 500 | 5 400 | 2008-2026 | 236 | LPS/Northeast | LHN | 0.6
Highlands | 68524 | -16 4200 | 4 400 | 1986-2006 | 178 | LPS/Northwest | P | 0.9
Fallbrook | 68521 | -4 5000 | 3 350 | 2003-2024 | 222 | LPS/North Star | HNP | 0.8
Stone Bridge Creek | 68521 | 14 6700 | 5 500 | 2003-2022 | 192 | LPS/North Star | N | 0.8
West A | 68522 | -16 -1500 | 6 500 | 1968-2015 | 158 | LPS/Lincoln High | T | 0.8
Capitol Beach | 68528 | -18 600 | 4 350 | 1955-1998 | 192 | LPS/Lincoln High | L | 0.5`,
  blair: `
Blair Original Town | 68008 | 16 200 | 6 500 | 1885-1970 | 156 | BLR/Blair | O | 1
Dana Heights | 68008 | 26 -500 | 4 500 | 1965-2000 | 172 | BLR/Blair | - | 0.8
Deerfield | 68008 | 22 900 | 4 400 | 1996-2022 | 192 | BLR/Blair | N | 0.8
Hayden Hills | 68008 | 34 300 | 6 700 | 1978-2018 | 212 | BLR/Blair | AE | 0.6
Cottonwood Creek | 68008 | 12 -1100 | 4 300 | 2002-2024 | 196 | BLR/Blair | T | 0.6`,
  'fort-calhoun': `
Fort Calhoun Original Town | 68023 | 14 0 | 4 500 | 1880-1980 | 168 | FTC/Fort Calhoun | O | 1
Clark Ridge | 68023 | 19 600 | 4 300 | 1985-2022 | 206 | FTC/Fort Calhoun | W | 0.8
Boyer Bluffs | 68023 | 10 -500 | 4 400 | 1975-2018 | 238 | FTC/Fort Calhoun | AEW | 0.6`,
  ashland: `
Ashland Original Town | 68003 | 15 0 | 5 500 | 1885-1980 | 164 | ASG/Ashland-Greenwood | O | 1
Whitetail Ridge | 68003 | 21 700 | 4 300 | 1998-2024 | 206 | ASG/Ashland-Greenwood | N | 0.8
Iron Horse | 68003 | 9 -700 | 5 300 | 2001-2024 | 266 | ASG/Ashland-Greenwood | GLH | 0.9
Salt Creek Acres | 68003 | 24 -400 | 4 500 | 1970-2015 | 204 | ASG/Ashland-Greenwood | AE | 0.5`,
};
