/**
 * Omaha, east to west. For the form of a line see `readNeighborhood`; for the letters see
 * `neighborhood-table.ts`. District codes are those of `schools.ts`.
 */
export const omahaLines = `
Dundee | 68132 | 50 700 | 3 500 | 1912-1940 | 232 | OPS/Central | OW | 1.4
Memorial Park | 68132 | 58 700 | 3 350 | 1922-1955 | 238 | OPS/Central | OW | 1
Fairacres | 68132 | 65 600 | 3 350 | 1925-1970 | 262 | OPS/Central | OW | 0.4
Blackstone | 68131 | 38 -350 | 3 250 | 1895-1935 | 205 | OPS/Central | OCM | 0.8
Gifford Park | 68131 | 34 500 | 3 200 | 1900-1930 | 162 | OPS/Central | OM | 0.7
Joslyn Castle | 68131 | 38 450 | 2 180 | 1898-1935 | 176 | OPS/Central | OM | 0.5
Bemis Park | 68131 | 36 1000 | 3 250 | 1890-1930 | 158 | OPS/Central | OW | 0.5
Walnut Hill | 68131 | 42 1100 | 3 300 | 1900-1945 | 146 | OPS/Central | O | 0.7
Old Market | 68102 | 12 -450 | 2 200 | 1890-1925 | 298 | OPS/Central | DC | 0.8
Downtown Omaha | 68102 | 16 50 | 3 250 | 1905-2019 | 285 | OPS/Central | DCT | 0.6
Capitol District | 68102 | 13 350 | 2 120 | 2004-2023 | 335 | OPS/Central | DC | 0.3
Little Italy | 68108 | 11 -1400 | 2 300 | 1895-2021 | 205 | OPS/Central | OT | 0.5
Deer Park | 68108 | 18 -2600 | 4 350 | 1900-1950 | 138 | OPS/South | OM | 0.8
Field Club | 68105 | 36 -1500 | 3 350 | 1905-1940 | 212 | OPS/Central | OW | 0.8
Hanscom Park | 68105 | 31 -1300 | 3 400 | 1895-1935 | 172 | OPS/Central | OM | 0.9
Morton Meadows | 68105 | 43 -1600 | 3 350 | 1920-1950 | 208 | OPS/Central | O | 0.9
Leavenworth Heights | 68105 | 29 -650 | 3 200 | 1895-1930 | 142 | OPS/Central | OM | 0.5
Elmwood Park | 68106 | 56 -1100 | 4 300 | 1925-1958 | 222 | OPS/Central | OW | 1
Aksarben | 68106 | 64 -1700 | 3 350 | 1938-1962 | 215 | OPS/Central | OC | 0.9
Aksarben Village | 68106 | 66 -2000 | 1 150 | 2009-2023 | 305 | OPS/Central | CN | 0.2
Leavenworth Gardens | 68106 | 51 -2300 | 3 350 | 1930-1960 | 196 | OPS/Central | O | 0.8
Benson | 68104 | 60 2900 | 5 500 | 1905-1955 | 166 | OPS/Benson | OM | 1.6
Country Club | 68104 | 53 2500 | 3 350 | 1925-1950 | 196 | OPS/Benson | OW | 0.9
Metcalfe Park | 68104 | 51 1900 | 3 250 | 1925-1955 | 178 | OPS/Benson | O | 0.6
Fontenelle Park | 68104 | 44 4200 | 3 400 | 1920-1958 | 122 | OPS/North | O | 0.9
Maple Village | 68134 | 93 3300 | 5 500 | 1958-1975 | 172 | OPS/Burke | - | 1
Keystone | 68134 | 78 3100 | 5 500 | 1952-1978 | 165 | OPS/Burke | - | 1.1
Sunny Slope | 68134 | 106 4600 | 4 400 | 1968-1985 | 172 | OPS/Burke | - | 0.8
Florence | 68112 | 31 7300 | 4 500 | 1905-1965 | 126 | OPS/North | OWM | 0.9
Ponca Hills | 68112 | 41 9300 | 4 450 | 1955-2012 | 212 | OPS/North | AW | 0.4
Miller Park | 68111 | 27 4900 | 3 400 | 1908-1950 | 106 | OPS/North | O | 0.8
Kountze Place | 68110 | 21 2600 | 2 400 | 1890-1930 | 112 | OPS/North | OM | 0.6
Sherman | 68110 | 17 4200 | 2 400 | 1910-1960 | 98 | OPS/North | O | 0.5
Orchard Hill | 68111 | 39 1900 | 3 300 | 1910-1950 | 114 | OPS/North | OM | 0.6
Raven Oaks | 68152 | 72 8600 | 4 500 | 1968-1995 | 168 | OPS/North | HW | 0.6
Deer Creek | 68142 | 112 7700 | 3 300 | 1999-2018 | 192 | OPS/Northwest | GH | 0.7
Benson Gardens | 68122 | 78 6600 | 4 500 | 1955-1985 | 158 | OPS/Northwest | - | 0.6
Wyndham Hills | 68122 | 88 7300 | 4 350 | 1972-2004 | 162 | OPS/Northwest | T | 0.6
South Omaha | 68107 | 26 -4300 | 5 600 | 1895-1955 | 134 | OPS/South | OM | 1.2
Spring Lake | 68107 | 17 -4600 | 2 500 | 1905-1955 | 128 | OPS/South | OM | 0.6
Albright | 68107 | 28 -6100 | 4 600 | 1905-1965 | 132 | OPS/Bryan | O | 0.6
Hitchcock Park | 68107 | 40 -5600 | 3 500 | 1935-1968 | 142 | OPS/South | O | 0.6
Karen Park | 68117 | 60 -5700 | 4 400 | 1950-1972 | 168 | OPS/Bryan | - | 0.6
Mockingbird Hills | 68117 | 48 -6600 | 4 300 | 1960-1985 | 164 | OPS/Bryan | T | 0.5
Rockbrook | 68124 | 105 -2800 | 3 350 | 1955-1975 | 208 | D66/Westside | W | 0.8
Countryside | 68114 | 87 -900 | 3 350 | 1952-1968 | 218 | D66/Westside | W | 0.8
Loveland | 68124 | 82 -2100 | 3 350 | 1948-1972 | 252 | D66/Westside | W | 0.6
Westgate | 68124 | 76 -2900 | 3 350 | 1955-1965 | 192 | D66/Westside | - | 0.8
Paddock Road | 68124 | 96 -3000 | 3 400 | 1958-1975 | 202 | D66/Westside | - | 0.7
Sterling Ridge | 68144 | 132 -1400 | 3 250 | 2012-2024 | 345 | D66/Westside | HNV | 0.3
Regency | 68114 | 104 -300 | 3 300 | 1968-1998 | 288 | D66/Westside | HLPV | 0.5
Swanson Park | 68114 | 86 500 | 3 350 | 1952-1970 | 198 | D66/Westside | - | 0.6
Indian Hills | 68114 | 91 200 | 3 200 | 1955-1978 | 222 | D66/Westside | CW | 0.4
Ralston Heights | 68127 | 84 -5300 | 4 400 | 1955-1980 | 176 | RAL/Ralston | - | 0.6
Mockingbird Heights | 68127 | 100 -5600 | 4 400 | 1968-1988 | 182 | RAL/Ralston | T | 0.6
Candlewood | 68154 | 119 1500 | 3 350 | 1976-1996 | 225 | OPS/Burke | LHPC | 0.7
Linden Estates | 68154 | 139 1100 | 3 350 | 1988-2006 | 272 | MPS/Millard North | HW | 0.6
Huntington Park | 68164 | 152 2500 | 4 350 | 1988-2006 | 206 | OPS/Burke | T | 0.7
Roanoke Estates | 68164 | 108 4200 | 4 400 | 1976-1994 | 186 | OPS/Burke | - | 0.8
Champions Run | 68154 | 138 1900 | 3 250 | 1986-2008 | 248 | OPS/Burke | GHV | 0.5
Pacific Heights | 68154 | 146 -600 | 3 300 | 1978-1999 | 212 | MPS/Millard North | - | 0.6
Pacific Springs | 68130 | 168 -1500 | 3 300 | 1996-2012 | 222 | MPS/Millard North | GHV | 0.6
Boys Town West | 68118 | 166 800 | 3 300 | 1998-2015 | 226 | MPS/Millard North | HT | 0.5
Barrington Park | 68116 | 160 3100 | 3 300 | 1998-2012 | 208 | OPS/Burke | H | 0.6
Stone Creek | 68116 | 164 5000 | 3 200 | 2005-2022 | 214 | OPS/Westview | HP | 0.7
Hillsborough | 68164 | 146 5000 | 3 300 | 1994-2008 | 196 | OPS/Northwest | - | 0.7
Standing Bear Lake | 68164 | 146 5700 | 3 250 | 1996-2014 | 202 | OPS/Northwest | LT | 0.5
Walnut Grove | 68137 | 152 -5100 | 4 400 | 1976-1992 | 194 | MPS/Millard South | - | 0.8
Millard Park | 68135 | 162 -5900 | 4 400 | 1990-2004 | 204 | MPS/Millard West | P | 1
Applewood | 68137 | 107 -5300 | 3 400 | 1978-1994 | 186 | MPS/Millard South | GT | 0.7
Montclair | 68144 | 128 -2500 | 3 350 | 1966-1982 | 188 | MPS/Millard North | CT | 0.9
Bel Air | 68144 | 120 -2600 | 3 350 | 1968-1984 | 190 | MPS/Millard North | - | 0.6
Oak Hills | 68137 | 122 -4700 | 4 350 | 1968-1990 | 192 | MPS/Millard South | GV | 0.6
Harvey Oaks | 68144 | 148 -2400 | 3 350 | 1978-1992 | 198 | MPS/Millard North | - | 0.7
Stony Brook | 68137 | 146 -5600 | 3 350 | 1972-1988 | 184 | MPS/Millard South | - | 0.6
Lakeside Hills | 68130 | 174 -2500 | 3 300 | 1996-2010 | 222 | MPS/Millard North | LHT | 0.6
Legacy Villas | 68130 | 180 -1800 | 2 200 | 2001-2018 | 236 | MPS/Millard North | HVT | 0.4
Mission Park | 68135 | 178 -5200 | 4 350 | 1998-2012 | 208 | MPS/Millard West | - | 0.8
Cinnamon Creek | 68135 | 166 -4600 | 3 300 | 1988-2002 | 202 | MPS/Millard West | - | 0.7
Birchwood | 68135 | 190 -6600 | 4 250 | 2003-2020 | 206 | MPS/Millard West | H | 0.6
West Bay Woods | 68135 | 198 -5900 | 4 350 | 2004-2024 | 226 | ELK/Elkhorn South | HPN | 0.5
Zorinsky Shores | 68130 | 184 -3600 | 3 300 | 1998-2012 | 226 | MPS/Millard West | LHW | 0.6
`;
