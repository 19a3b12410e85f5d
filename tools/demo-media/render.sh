#!/usr/bin/env bash
# Films the drawings: see README.md. Usage: render.sh [NAME ...]; PREVIEW=SECOND shows one frame of each instead.
set -euo pipefail
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
run() { nice -n 15 ffmpeg -v error -nostdin -y "$@"; }
# name | second of the poster | figures (y u v from-to) | behind the fence (y u v from-to) | crowd: top, height, size, tint, lift, light |
# dust: color, and of the drawn clouds (y u v from-to) | tens of pixels that the ground moves to the right, for each 0.4 s
clips='bull-night|7.5|0-31 0-255 0-255|32-66 110-126 134-148|100 322 1 1.0:.80:.66 4 4.5|c89a6a 112-190 92-113 138-168|0 3 8 1 8 3 6 4 4 7 1 -8 -1 -8 -4 -5 -6 -1 8 3 8 4 7
barrels-night|2|0-90 108-255 124-255|46-90 130-142 110-122|150 270 1 .72:.92:1.0 4 3.6|c8a678 138-220 92-113 138-168|0 71 77 81 84 81 78 72 14 -93 -76 -80 -82 -82 -78 -72 -14 94 77 83 81 81 78
steer-night|2.5|0-90 108-255 124-255|46-90 130-142 110-122|150 270 1 .72:.92:1.0 4 3.6|c8a678 138-220 92-113 138-168|60 60 72 72 72 72 76 69 72 65 47 33 20 7 1 0 0 0 0 0 0
bareback-dusk|3.87|0-36 0-255 0-255|51-66 112-124 149-166|390 196 1.5 .62:.32:.28 6 3.6|b06a50 62-130 92-113 138-168|0 -4 -8 -3 -8 -2 -8 -3 -7 -3 -8 -2 -9 1 6 3 5 4 6 5
breakaway-dusk|3.37|0-36 0-255 0-255|58-90 106-118 162-182|390 196 1.5 .66:.30:.28 6 3.3|b06a50 62-130 92-113 138-168|60 73 79 82 82 79 81 80 79 80 81 76 81 71 54 52 56 58 58 56
bronc-sun|3.5|0-60 0-255 0-255|150-190 90-102 144-160|390 196 1.5 1.0:.86:.66 46 0.75|ead0a0 156-210 92-113 138-168|0 3 9 3 9 4 4 9 3 9 4 6 9 3 -1 -3 -8 -6 -3 -9
poles-day|2.6|0-100 0-113 150-255|140-172 106-118 118-131|390 196 1.5 1.0:.96:.84 46 0.82|dcc08e 150-210 92-113 138-168|30 56 61 66 68 69 69 68 65 60 22 -100 -59 -63 -66 -68 -68 -68 -66 -63
roping-range|3.57|0-75 0-255 0-255|140-192 94-104 138-158|390 196 1.5 1.0:.86:.66 46 0.75|e2bc8a 138-210 92-113 138-168|60 71 79 79 78 78 79 75 78 80 79 76 80 80 54 50 53 56 55 56
goat-meadow|3.2|0-75 0-255 0-255|96-132 98-114 118-128|390 196 1.5 .92:1.0:.82 46 2.1|d2b486 148-205 92-113 138-168|61 67 70 72 71 72 52 32 13 0 0 0 0 0 0 0 0 0 0 0'
# Frames are put together at 1440 x 810. Textures repeat after 2880 pixels: NAME, seed, size of a grain, blur, contrast.
noise() { echo "nullsrc=s=$((2880 / $3))x$((400 / $3)):d=0.04:r=25,format=gray,geq=lum='mod(abs(sin(X*12.9898+Y*78.233+$2)*43758.5453),1)*255',split=3[$1a][$1b][$1c];[$1a][$1b][$1c]hstack=3,scale=8640:400:flags=bicubic,gblur=$4:sigmaV=$5,lutyuv=y='clip(128+(val-128)*$6,0,255)',crop=2880:400:2880:0[$1]"; }
# Gravel, clods and hoof prints.
run -f lavfi -i "$(noise gravel 1 1 .8 .8 .9);$(noise clods 2 8 8 1 .9);$(noise prints 3 40 20 2 .9);[clods][prints]blend=average[soft];[gravel][soft]blend=grainmerge,lutyuv=y='clip(128+(val-128)*.8,0,255)',split[l][r];[l][r]hstack" -frames:v 1 "$work/dirt.png"
# Clouds of two sizes, for dust and light.
run -f lavfi -i "$(noise large 4 160 30 20 1.2);$(noise small 5 40 9 6 1);[large][small]blend=all_expr='A*.6+B*.4',split[l][r];[l][r]hstack" -frames:v 1 "$work/clouds.png"
# Rows of people, many with hats, some of whom move up and down; 24 x 26 pixels each.
hash() { echo "mod(abs(sin(ld(2)*12.9898+ld(0)*78.233+$1)*43758.5453),1)"; }
people() { # hat, skin, denim, white, red, tan, dark
  echo "st(0,floor(Y/26));st(1,X+12*mod(ld(0),2)+5*sin(ld(0)*5));st(2,mod(floor(ld(1)/24),60));st(3,mod(ld(1),24)-12-($(hash 1)-.5)*6);st(4,mod(Y,26)-8-$(hash 2)*4-gt($(hash 8),.55)*2.2*sin(N*PI/8+6.3*$(hash 9)));st(5,.62+.45*$(hash 6)-.03*max(ld(4)-8,0));if(lt($(hash 7),.1),$7,if(gt($(hash 3),.4)*lt(ld(4),-1)*(lt(ld(3)*ld(3)/72+(ld(4)+3)*(ld(4)+3)/5,1)+lt(ld(3)*ld(3)/22+(ld(4)+5)*(ld(4)+5)/17,1)),if(lt($(hash 4),.45),$1,if(lt($(hash 4),.75),$7,$6)),if(lt(ld(3)*ld(3)/21+ld(4)*ld(4)/32,1),$2*(.55+.5*$(hash 10)),if(lt(ld(3)*ld(3)/104+(ld(4)-16)*(ld(4)-16)/130,1),if(lt($(hash 5),.27),$3,if(lt($(hash 5),.5),$4,if(lt($(hash 5),.66),$5,if(lt($(hash 5),.8),$6,$7)))),$7*.4)))*ld(5))"
}
run -f lavfi -i "nullsrc=s=1440x338:r=15:d=1.067,format=gbrp,geq=r='min(255,$(people 228 226 66 206 178 158 46))':g='min(255,$(people 218 172 88 202 44 122 42))':b='min(255,$(people 196 138 130 194 40 84 48))',gblur=.7,split[l][r];[l][r]hstack" -c:v libx264 -qp 0 -preset ultrafast "$work/crowd.mkv"
run -f lavfi -i "nullsrc=s=1440x330:d=0.04:r=25,format=gray,geq=lum='255*sin(PI*pow(Y/330,1.5))'" -frames:v 1 "$work/ramp.png"
# A mask of what has the colors: NAME y u v
key() {
  echo "format=yuv444p,lutyuv=y='255*between(val,${2/-/,})':u='255*between(val,${3/-/,})':v='255*between(val,${4/-/,})',extractplanes=y+u+v[$1y][$1u][$1v];[$1y][$1u]blend=darken[$1yu];[$1yu][$1v]blend=darken"
}
# Makes lighter what is laid over by more than 128, and darker by less.
shade="blend=c0_mode=multiply,lutyuv=y=val*255/128"
still="loop=-1:1,setpts=N/30/TB,fps=30"
h264=(-c:v libx264 -preset medium -tune film -g 60 -pix_fmt yuv420p -color_primaries bt709 -color_trc bt709 -colorspace bt709
  -video_track_timescale 15360 -c:a copy -map_metadata -1 -movflags +faststart)
i=0 # changes how the camera moves
while IFS='|' read -r name second figures behind crowd dust speeds; do
  i=$((i + 1))
  [[ $# == 0 || " $* " == *" $name "* ]] || continue
  read -r sand puffs <<<"$dust"
  IFS=': ' read -r top height size red green blue lift light <<<"$crowd"
  path=0 step=0
  for speed in $speeds; do path+="+$((speed * 10))*clip(t-$step*.4+.2\\,0\\,.4)" step=$((step + 1)); done
  crop() { echo "crop=$1:x='mod(28800-$2*($path)$3\\,${4:-2880})':y=0"; }
  # A hand-held camera: how far it looks to the side and down, how it turns and zooms, in frame `on`.
  x="(16*sin(on/47+$i)+5*sin(on/17+2*$i)+1.3*sin(on/5.1)+.8*sin(on/2.9))"
  y="(-8+8*sin(on/39+2*$i)+3.5*sin(on/14+$i)+1.1*sin(on/4.3)+.7*sin(on/2.3))"
  turn="(.004*sin(on/53+$i)+.0012*sin(on/11))"
  zoom="(1.072+.02*sin(on/64+$i))"
  corner() { echo "$1='W/2+$x+($3*W/2-$turn*$4*H/2)/$zoom':$2='H/2+$y+($4*H/2+$turn*$3*W/2)/$zoom'"; }
  camera="perspective=$(corner x0 y0 -1 -1):$(corner x1 y1 1 -1):$(corner x2 y2 -1 1):$(corner x3 y3 1 1):eval=frame:interpolation=cubic"
  graph="
[0:v]split[drawing][clock];[clock]crop=88:28:436:14,scale=iw*4/3:-2[clock];
[drawing]delogo=426:8:108:38,split=4[large][forkey][forfigures][forpuffs];[large]scale=1440:810:flags=bicubic,split[plain][forlight];
[forpuffs]crop=960:152:0:388,split[p][q];[p]$(key p $puffs),dilation,dilation,gblur=5,lutyuv=y=val*1.2,scale=1440:228[soft];[q]gblur=8,scale=1440:228[q];[q][soft]alphamerge[puffs];
[forkey]$(key k $behind),dilation,crop=960:$height*2/3:0:$top*2/3,scale=1440:$height:flags=bicubic,gblur=.6[hole];
[1:v]setpts=N/15/TB,fps=30,$(crop 1440/$size:$height/$size .3/$size '' 1440),scale=1440:$height,format=gbrp,lutrgb=r='($lift+val)*$red':g='($lift+val)*$green':b='($lift+val)*$blue',gblur=.9,format=yuv420p[people];
[forlight]split[beams][relief];[beams]crop=1440:$height:0:$top,lutyuv=y=val*$light[beams];[people][beams]blend=c0_mode=multiply[people];
[people][hole]alphamerge[people];[plain][people]overlay=0:$top[seated];[seated][puffs]overlay=0:582[seated];
[2:v]$still,$(crop 2880:400 .9 ''),perspective=x2='W*.36':x3='W*.64',scale=1440:204,pad=1440:810:0:606:color=0x808080,format=yuv420p,lutyuv=y=val+2[dirt];
[seated][dirt]$shade[grounded];[forfigures]$(key f $figures),scale=480:-2,split[m][n];[m]gblur=6,split[h][s];[s]pad=iw:ih+5:0:5,crop=iw:ih-5:0:0[s];[h][s]blend=subtract,lutyuv=y=val*.62[lit];[lit][n]blend=multiply,gblur=1,scale=1440:810:flags=bicubic,format=yuv420p[sheen];
[grounded][sheen]blend=c0_mode=addition[figures];[relief]scale=360:-2,format=gray,gblur=4,split[h][s];[s]pad=iw:ih+4:0:4,crop=iw:ih-4:0:0[s];[h][s]blend=grainextract,fillborders=top=5:mode=smear,lutyuv=y='128+(val-128)*1.05',scale=1440:810:flags=bicubic,format=yuv420p,lutyuv=y=val+2[relief];
[figures][relief]$shade[figures];[3:v]$still,split[c1][c2];[c1]$(crop 1440:330 1 '+40*t'),format=gray[c1];[c2]$(crop 1440:330 .55 '+900-70*t'),format=gray,vflip[c2];
[c1][c2]blend=multiply,lutyuv=y='clip((val-34)*3.1,0,150)'[haze];[4:v]$still,format=gray[ramp];[haze][ramp]blend=multiply[haze];
color=0x$sand:s=1440x330:r=30[sand];[sand][haze]alphamerge[dust];
[figures][dust]overlay=0:480:shortest=1,$camera,scale=1280:720:flags=lanczos,format=yuv420p,split[sharp][glow];[glow]scale=320:-2,lutyuv=y='max(val-150,0)*1.6',gblur=9,scale=1280:720:flags=bicubic[glow];[sharp][glow]blend=c0_mode=screen:c0_opacity=.3,
eq=contrast=1.06:saturation=.96:gamma=1.04:brightness='.012*sin(t*2.1+$i)+.006*sin(t*13)':eval=frame,vignette=PI/9,noise=c0s=7:c0f=t+u:c1s=2:c1f=t,unsharp=3:3:.3[film];
[clock]format=yuv420p[clock];[film][clock]overlay=(W-w)/2:12:format=yuv420"
  inputs=(-i "drawings/$name.mp4" -stream_loop -1 -i "$work/crowd.mkv" -i "$work/dirt.png" -i "$work/clouds.png" -i "$work/ramp.png")
  [ -z "${PREVIEW:-}" ] ||
    { run "${inputs[@]}" -filter_complex "$graph,select=gte(t\\,$PREVIEW)[v]" -map '[v]' -frames:v 1 "/tmp/$name.png" && continue; }
  frames=$(ffprobe -v error -select_streams v -show_entries stream=nb_frames -of csv=p=0 "drawings/$name.mp4")
  run "${inputs[@]}" -filter_complex "$graph,trim=end_frame=$frames,split[v][w];[w]scale=640:360:flags=area[w]" \
    -map '[v]' -map 0:a "${h264[@]}" -b:v 2200k -maxrate 3200k -bufsize 4400k "out/clips/$name.mp4" \
    -map '[w]' -map 0:a "${h264[@]}" -b:v 620k -maxrate 900k -bufsize 1200k "out/clips-360/$name.mp4"
  poster=(-ss "$second" -i "out/clips/$name.mp4" -frames:v 1 -filter_complex) scale="scale=640:360:flags=area"
  run "${poster[@]}" "$scale" -q:v 3 -huffman optimal "out/posters/$name.jpg"
  run "${poster[@]}" "$scale,split[a][b];[a]palettegen=reserve_transparent=0:stats_mode=single[p];[b][p]paletteuse=dither=sierra2_4a" -compression_level 9 -pred none "out/posters/$name.png"
done <<<"$clips"
