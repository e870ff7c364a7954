# Makes the subset font files; run with: python3 subset.py <folder of @fontsource-variable> <out>
import os, sys, tempfile
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib import instancer

source, out = sys.argv[1], sys.argv[2]
LATIN = ('U+0020-007E,U+00A0,U+00A7,U+00AB,U+00B0,U+00B7,U+00BB,U+00D7,U+2010-2015,U+2018-201E,U+2022,U+2026,U+202F,'
         'U+2039-203A,U+2066-2069,U+20AC,U+2190-2193,U+2212,U+2713')
ACCENTS = 'U+00A1-00A6,U+00A8-00AA,U+00AC-00AF,U+00B1-00B6,U+00B8-00BA,U+00BC-00D6,U+00D8-00FF,U+0131,U+0152-0153'
# Only names on maps are written in italics.
ITALIC = {'latin': 'U+0020,U+0027,U+002D,U+0041-005A,U+0061-007A,U+2019', 'accents': 'U+00C0-00D6,U+00D8-00F6,U+00F8-00FF'}
HUNGARIAN = 'U+0150-0151,U+0170-0171'
UKRAINIAN = 'U+0401,U+0404,U+0406-0407,U+0410-044F,U+0451,U+0454,U+0456-0457,U+0490-0491,U+2116'
PERSIAN = ('U+060C,U+061B,U+061F,U+0621-063A,U+0640-0657,U+066A-066C,U+0670,U+067E,U+0686,U+0698,U+06A9,U+06AF,'
           'U+06C0-06C1,U+06CC,U+06D5,U+06F0-06F9,U+200C-200F')
FEATURES = ['kern', 'liga', 'lnum', 'tnum', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'rlig', 'init', 'medi', 'fina', 'isol']
# Ligatures of the serif would weigh as much as its capitals.
PLAIN = ['kern']
# What browsers do not read of a font.
UNREAD = ['STAT', 'MVAR', 'BASE']
# Units to an em, where the families have 1000 or 2048: a fortieth of a pixel in the text of a page.
FINE = 300

def substitutes(font, feature):
    found = {}
    table = font['GSUB'].table
    for record in table.FeatureList.FeatureRecord:
        for at in record.Feature.LookupListIndex if record.FeatureTag == feature else []:
            for part in table.LookupList.Lookup[at].SubTable:
                found.update(getattr(getattr(part, 'ExtSubTable', part), 'mapping', {}))
    return found

# Pages ask for lining figures of one width everywhere: these are the only ones the font has.
def with_plain_figures(font):
    lining, tabular = substitutes(font, 'lnum'), substitutes(font, 'tnum')
    for table in {id(table.cmap): table.cmap for table in font['cmap'].tables}.values():
        for figure in range(0x30, 0x3A):
            if figure in table:
                glyph = lining.get(table[figure], table[figure])
                table[figure] = tabular.get(glyph, glyph)

def make(name, file, family, letters, weight, features=FEATURES):
    font = TTFont(os.path.join(source, file))
    instancer.instantiateVariableFont(font, {'wght': weight}, inplace=True)
    font.flavor = None
    with tempfile.NamedTemporaryFile(suffix='.ttf') as whole:
        font.save(whole.name)
        font = TTFont(whole.name)
        if features == PLAIN:
            with_plain_figures(font)
        options = subset.Options(flavor='woff2', layout_features=features, name_IDs=[0, 1, 2, 13, 14], hinting=False)
        options.drop_tables += UNREAD
        subsetter = subset.Subsetter(options)
        subsetter.populate(unicodes=subset.parse_unicodes(letters))
        subsetter.subset(font)
        scale_upem(font, FINE)
        for record in font['name'].names:
            if record.nameID == 1:
                record.string = family
        subset.save_font(font, os.path.join(out, name + '.woff2'), options)
    print(name, os.path.getsize(os.path.join(out, name + '.woff2')))

ALEGREYA, SANS = 'alegreya/files/alegreya-%s-wght-%s.woff2', 'source-sans-3/files/source-sans-3-%s-wght-normal.woff2'
for script, part, letters in (('latin', 'latin', LATIN), ('accents', 'latin', ACCENTS), ('hungarian', 'latin-ext', HUNGARIAN), ('ukrainian', 'cyrillic', UKRAINIAN)):
    make(f'serif-{script}', ALEGREYA % (part, 'normal'), 'Thrones Serif', letters, 800, PLAIN)
    make(f'serif-italic-{script}', ALEGREYA % (part, 'italic'), 'Thrones Serif', ITALIC.get(script, letters), 600, [])
    make(f'sans-{script}', SANS % part, 'Thrones Sans', letters, (400, 700), PLAIN)
make('persian', 'vazirmatn/files/vazirmatn-arabic-wght-normal.woff2', 'Thrones Persian', PERSIAN, (400, 800))
